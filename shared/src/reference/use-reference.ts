import { type QueryClient, type QueryKey, queryFailure, useQuery } from '../query/index.ts';
import { useFailureToast } from '../toast/index.ts';

export type Reference<Lists> = {
  lists: Lists | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

export type ReferenceQuery<Lists> = {
  queryKey: QueryKey;
  queryFn: (context: { client: QueryClient; signal: AbortSignal }) => Promise<Lists>;
};

const staleTime = 5 * 60_000;

/** Loads reference lists, or takes them from the cache. Rejects with `AppError`, and shows no toast. */
export const fetchReference = <Lists>(queries: QueryClient, query: ReferenceQuery<Lists>): Promise<Lists> =>
  queries.fetchQuery({ ...query, staleTime });

/** Loads reference lists; leaving the screen aborts the call. A failure shows the toast `failure`, once per attempt. */
export function useReference<Lists>(
  query: ReferenceQuery<Lists>,
  failure: string,
  enabled = true,
): Reference<Lists> {
  const result = useQuery({ ...query, enabled, staleTime, refetchOnWindowFocus: false });
  useFailureToast(result.error, failure);
  const { hasFailed, isRetrying, retry } = queryFailure(result);
  return { lists: result.data, isLoading: result.isLoading, hasFailed: hasFailed && !isRetrying, retry };
}
