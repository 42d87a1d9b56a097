import { isAppError } from '@az/shared/api';
import type { OpenSession } from '@az/shared/contracts';
import { endOtherSessions, endSession, getOpenSessions } from '@az/shared/open-sessions';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';

async function endOne(id: string, password: string): Promise<void> {
  try {
    await endSession(id, password);
  } catch (error) {
    // It has ended meanwhile, which is what was asked for.
    if (!isAppError(error) || error.kind !== 'not-found') throw error;
  }
}

/** Where the member is signed in, on its way to the screen, and what ends it. */
export function useOpenSessions(memberId: string) {
  const queries = useQueryClient();
  const queryKey = ['settings', 'open-sessions', memberId] as const;
  const query = useQuery({ queryKey, queryFn: ({ signal }) => getOpenSessions(signal) });
  return {
    sessions: query.data,
    ...queryFailure(query),
    /** Ends a session, or with null every one but this. Rejects with `AppError`, and none has ended then. */
    end: async (session: OpenSession | null, password: string): Promise<void> => {
      await (session ? endOne(session.id, password) : endOtherSessions(password));
      queries.setQueryData<OpenSession[]>(queryKey, (open) =>
        open?.filter((one) => (session ? one.id !== session.id : one.isCurrent)),
      );
    },
  };
}
