import type { UseQueryResult } from '@tanstack/react-query';

type QueryState = Pick<
  UseQueryResult,
  'data' | 'errorUpdateCount' | 'isFetchedAfterMount' | 'isFetching' | 'refetch'
>;

/** A failure stays until data has arrived: the retry button shows a spinner, instead of being replaced by skeletons. */
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
