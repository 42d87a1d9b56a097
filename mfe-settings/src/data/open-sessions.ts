import { isAppError } from '@az/shared/api';
import type { OpenSession } from '@az/shared/contracts';
import { endOtherSessions, endSession, getOpenSessions } from '@az/shared/open-sessions';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';

async function endOne(id: string, password: string): Promise<void> {
  try {
    await endSession(id, password);
  } catch (error) {
    // The session has already ended, which is the wanted result.
    if (!isAppError(error) || error.kind !== 'not-found') throw error;
  }
}

/** The member's open sessions with their loading state, and a function that ends them. */
export function useOpenSessions(memberId: string) {
  const queries = useQueryClient();
  const queryKey = ['settings', 'open-sessions', memberId] as const;
  const query = useQuery({ queryKey, queryFn: ({ signal }) => getOpenSessions(signal) });
  return {
    sessions: query.data,
    ...queryFailure(query),
    /** Ends a session; with null, all except this browser's. If it rejects (with `AppError`), none has ended. */
    end: async (session: OpenSession | null, password: string): Promise<void> => {
      await (session ? endOne(session.id, password) : endOtherSessions(password));
      queries.setQueryData<OpenSession[]>(queryKey, (open) =>
        open?.filter((one) => (session ? one.id !== session.id : one.isCurrent)),
      );
    },
  };
}
