import { getGlobalFeed, isAppError } from '@az/shared/api';
import type { Announcement, FeedPage } from '@az/shared/contracts';
import { useInfiniteQuery } from '@az/shared/query';
import { feedKey } from './feed-cache.ts';
import { settleFirstCards } from './settle-first-cards.ts';

/** How long the pages outlive their screen, in milliseconds: who comes back finds them where they were. */
const keptFor = 30 * 60_000;

/** Why the feed, or its next page, is not there. `lang` is set when the text is not French. */
export type FeedFailure = { message: string; lang: 'en' | undefined };

function failureOf(error: Error | null): FeedFailure | null {
  if (!error) return null;
  // Without a sentence of the server, the message is the one that the specification fixes, in English.
  const isFixed = !isAppError(error) || error.serverMessage === null;
  return { message: error.message, lang: isFixed ? 'en' : undefined };
}

/** Announcements of all pages in their order; one that stands on two pages counts once. */
function joinPages(pages: FeedPage[]): Announcement[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return [...byId.values()];
}

/** The global feed, page by page. `announcements` is undefined until the first page is there. */
export function useGlobalFeed() {
  const query = useInfiniteQuery({
    queryKey: feedKey,
    queryFn: async ({ pageParam, client, signal }) => {
      const page = await getGlobalFeed({ cursor: pageParam, signal });
      if (pageParam === null) await settleFirstCards(client, page.items);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.nextCursor,
    select: ({ pages }) => ({ announcements: joinPages(pages), pageCount: pages.length }),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptFor,
    // New announcements must not push down what someone reads.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const hasFailed = !query.data || query.isFetchNextPageError;
  return {
    announcements: query.data?.announcements,
    pageCount: query.data?.pageCount ?? 0,
    failure: hasFailed ? failureOf(query.error) : null,
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    retry: () => void query.refetch(),
    addPage: () => void query.fetchNextPage(),
  };
}
