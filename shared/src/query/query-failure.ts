import type { UseQueryResult } from '@tanstack/react-query';

type QueryState = Pick<
  UseQueryResult,
  'data' | 'errorUpdateCount' | 'isFetchedAfterMount' | 'isFetching' | 'refetch'
>;

/** A failure lasts until data arrives, so that the retry button shows a spinner and is not replaced by skeletons. */
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
