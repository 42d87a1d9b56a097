import { hasCapability } from '@az/shared/api';
import type { Announcement } from '@az/shared/contracts';
import { queryFailure, useInfiniteQuery, useQuery, useQueryClient } from '@az/shared/query';
import type { Sample } from '@az/shared/sample/people';

/** Source of the member's publications on a screen. */
export type Source = 'server' | 'sample';

/** One item: whether the server lists the member's publications, or the screens have to show sample data. */
export function useSource(): Sample<Source> {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['profile', 'source-of-publications'],
    queryFn: async (): Promise<[Source]> => [
      (await hasCapability(queries, 'account-announcements')) ? 'server' : 'sample',
    ],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { items: query.data, ...queryFailure(query) };
}

/** The member's own publications, newest first, page by page; undefined until the first page has loaded. */
export function useOwnAnnouncements() {
  const query = useInfiniteQuery({
    queryKey: ['profile', 'own-announcements'],
    queryFn: async ({ pageParam, signal }) => {
      const { getOwnAnnouncements } = await import('@az/shared/publishing');
      return getOwnAnnouncements(pageParam, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.nextCursor,
    networkMode: 'always',
    // Reloaded at the next visit, for publications added meanwhile.
    staleTime: 0,
  });
  const items: Announcement[] | undefined = query.data?.pages.flatMap((page) => page.items);
  return {
    items,
    ...queryFailure(query),
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
  };
}
