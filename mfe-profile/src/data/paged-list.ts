import { queryFailure, type UseInfiniteQueryResult } from '@az/shared/query';

/** What a screen needs of a query of pages. `items`: undefined until the first page has loaded. */
export const pagedList = <Item>(query: UseInfiniteQueryResult<Item[]>) => ({
  items: query.data,
  ...queryFailure(query),
  hasMore: query.hasNextPage,
  isAdding: query.isFetchingNextPage,
  showMore: () => void query.fetchNextPage(),
});

export type PagedList<Item> = ReturnType<typeof pagedList<Item>>;
