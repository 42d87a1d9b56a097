import { type UseQueryResult, useQuery, useQueryClient } from '@az/shared/query';
import { callControlPlane } from './call-control-plane.ts';
import type { CallFailure } from './call-failure.ts';
import { useOperator } from './operator.tsx';
import type { AreaHealth, AuditLog, Finding, FoundReport, History, Reach, Status } from './reply-types.ts';

const all = 'console';

/** Refresh interval while the console is visible. */
const refreshMs = 10_000;

export type Answer<Data> = UseQueryResult<Data, CallFailure>;

type Options = { every?: number | false; enabled?: boolean };

/** A query that a hidden tab does not repeat. After a failed repetition it keeps the earlier data. */
function useControlPlane<Data>(
  path: string,
  { every = refreshMs, enabled = true }: Options = {},
): Answer<Data> {
  const { token } = useOperator();
  return useQuery<Data, CallFailure>({
    queryKey: [all, path],
    queryFn: () => callControlPlane<Data>(token, path),
    enabled,
    refetchInterval: every,
    refetchOnWindowFocus: every === false ? false : 'always',
    staleTime: refreshMs / 2,
    gcTime: 60_000,
  });
}

const pathOf = (area: string, what: string) => `/areas/${encodeURIComponent(area)}/${what}`;

export const useStatus = () => useControlPlane<Status>('/status');
export const useHealth = (area: string, every: number = refreshMs) =>
  useControlPlane<AreaHealth>(pathOf(area, 'health'), { every });
export const useHistory = (area: string) => useControlPlane<History>(pathOf(area, 'history'));
export const useFindings = (area: string) =>
  useControlPlane<{ findings: Finding[] }>(pathOf(area, 'findings'));
export const useRecalls = (area: string) => useControlPlane<{ recalls: Reach[] }>(pathOf(area, 'recalls'));
export const useAudit = () => useControlPlane<AuditLog>('/audit');

/** The reported failure with the reference `id`, which a member's error tile shows; not read while `id` is empty. */
export const useReport = (id: string) =>
  useControlPlane<FoundReport>(`/reports/${encodeURIComponent(id)}`, {
    every: false,
    enabled: id !== '',
  });

export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [all] });
}

export function useDeleteAll(): () => void {
  const queries = useQueryClient();
  return () => queries.removeQueries({ queryKey: [all] });
}

/** Resolves when a token may read the status; rejects with a `CallFailure` when it may not. */
export async function checkToken(token: string): Promise<void> {
  await callControlPlane<Status>(token, '/status');
}
