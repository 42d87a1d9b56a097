import type { UseQueryResult } from '@tanstack/react-query';

type QueryState = Pick<
  UseQueryResult,
  'data' | 'errorUpdateCount' | 'isFetchedAfterMount' | 'isFetching' | 'refetch'
>;

/**
 * Whether a screen's query has failed, and a function that retries it. The failure stays until data has arrived: the
 * retry button stays and shows a spinner, instead of being replaced by skeletons.
 */
export function queryFailure({
  data,
  errorUpdateCount,
  isFetchedAfterMount,
  isFetching,
  refetch,
}: QueryState) {
  const hasFailed = data === undefined && errorUpdateCount > 0 && isFetchedAfterMount;
  return { hasFailed, isRetrying: hasFailed && isFetching, retry: () => void refetch() };
}
