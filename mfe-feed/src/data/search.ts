import { useCapability } from '@az/shared/api';
import { useInfiniteQuery } from '@az/shared/query';
import { searchPeople, searchPosts } from '@az/shared/search';
import { searchKey } from './feed-cache.ts';
import { type FeedPages, listFailure, usePages } from './global-feed.ts';

/** Whether the server can search members and announcements; true as long as that is not known. */
export const useCanSearch = (): boolean => useCapability('network') !== false;

/** The announcements with the words of a search, newest first, page by page. */
export const useFoundAnnouncements = (text: string): FeedPages =>
  usePages(searchKey(text), (cursor, { signal }) => searchPosts(text, { cursor, signal }), listFailure);

/** The members that a search finds, the best first, page by page. `people` is undefined until the first page has loaded. */
export function useFoundPeople(text: string) {
  const query = useInfiniteQuery({
    queryKey: ['feed', 'found-people', text],
    queryFn: ({ pageParam, signal }) => searchPeople(text, { cursor: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.nextCursor,
    networkMode: 'always',
  });
  return {
    people: query.data?.pages.flatMap(({ items }) => items),
    failure: query.error && !query.isFetching ? listFailure(query.error) : null,
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    retry: () => void (query.data ? query.fetchNextPage() : query.refetch()),
    addPage: () => void query.fetchNextPage(),
  };
}
