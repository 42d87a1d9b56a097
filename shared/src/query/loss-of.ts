import type { UseQueryResult } from '@tanstack/react-query';

type Asked = Pick<
  UseQueryResult,
  'data' | 'errorUpdateCount' | 'isFetchedAfterMount' | 'isFetching' | 'refetch'
>;

/**
 * Whether what a screen asked for did not come, and the way to ask again. A loss stands until something has come: the button
 * that asks again stays where it is and turns, instead of giving way to place holders.
 */
export function lossOf({ data, errorUpdateCount, isFetchedAfterMount, isFetching, refetch }: Asked) {
  const hasFailed = data === undefined && errorUpdateCount > 0 && isFetchedAfterMount;
  return { hasFailed, isRetrying: hasFailed && isFetching, retry: () => void refetch() };
}
