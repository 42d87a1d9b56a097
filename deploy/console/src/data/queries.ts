import { type UseQueryResult, useQuery, useQueryClient } from '@az/shared/query';
import type { AreaHealth, AuditLog, FoundReport, History, Reach, Status } from './answers.ts';
import { askControl } from './ask-control.ts';
import type { ControlFailure } from './control-failure.ts';
import { useOperator } from './operator.tsx';

/** Everything of the console in the cache. */
const all = 'console';

/** While the console can be seen, what it shows is asked for this often. */
export const refreshMs = 10_000;

export type Answer<Data> = UseQueryResult<Data, ControlFailure>;

type Options = { every?: number | false; enabled?: boolean };

/** Reads of a hidden tab wait until it is seen again; a failed one keeps what was read before. */
function useControl<Data>(path: string, { every = refreshMs, enabled = true }: Options = {}): Answer<Data> {
  const { token } = useOperator();
  return useQuery<Data, ControlFailure>({
    queryKey: [all, path],
    queryFn: () => askControl<Data>(token, path),
    enabled,
    refetchInterval: every,
    refetchOnWindowFocus: every === false ? false : 'always',
    staleTime: refreshMs / 2,
    gcTime: 60_000,
  });
}

const pathOf = (area: string, what: string) => `/areas/${encodeURIComponent(area)}/${what}`;

/** Who gets what now. */
export const useStatus = () => useControl<Status>('/status');
/** How an area does, asked for every `every` milliseconds. */
export const useHealth = (area: string, every: number = refreshMs) =>
  useControl<AreaHealth>(pathOf(area, 'health'), { every });
/** What versions an area has had. */
export const useHistory = (area: string) => useControl<History>(pathOf(area, 'history'));
/** How far each recall of an area has come. */
export const useRecalls = (area: string) => useControl<{ recalls: Reach[] }>(pathOf(area, 'recalls'));
/** What was done on this origin, by whom and why. */
export const useAudit = () => useControl<AuditLog>('/audit');

/** A reported failure by the reference on a member's error tile; asks once a reference is given. */
export const useReport = (id: string) =>
  useControl<FoundReport>(`/reports/${encodeURIComponent(id)}`, {
    every: false,
    enabled: id !== '',
  });

/** Reads everything that is shown anew. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [all] });
}

/** Forgets what was read with a token. */
export function useForgetAll(): () => void {
  const queries = useQueryClient();
  return () => queries.removeQueries({ queryKey: [all] });
}

/** Resolves when a token may read who gets what; rejects with a `ControlFailure` when it may not. */
export async function checkToken(token: string): Promise<void> {
  await askControl<Status>(token, '/status');
}
