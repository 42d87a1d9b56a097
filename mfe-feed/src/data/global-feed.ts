import { errorSentences, isAppError } from '@az/shared/api';
import type { Announcement, FeedPage, FeedView } from '@az/shared/contracts';
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@az/shared/query';
import { feedKey } from './feed-cache.ts';
import { getFeedPage, readFeedChoice, useFeedChoice } from './feed-view.ts';

/** How long the pages stay cached after their screen is left, in milliseconds, to restore the scroll position. */
const keptFor = 30 * 60_000;

/** Why the feed, or its next page, could not be loaded. `lang` is set when the text is not French. */
export type FeedFailure = { message: string; lang: 'en' | undefined };

function failureOfFeed(error: Error): FeedFailure {
  // If the server sends no message, the text is the specification's English sentence.
  const isFixed = !isAppError(error) || error.serverMessage === null;
  return { message: error.message, lang: isFixed ? 'en' : undefined };
}

/** Announcements of all pages in order. An announcement that is on two pages is listed once. */
function joinPages(pages: FeedPage[]): Announcement[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return [...byId.values()];
}

type LoadContext = { client: QueryClient; signal: AbortSignal };

export type LoadPage = (cursor: string | null, context: LoadContext) => Promise<FeedPage>;

export const listOf = ({ pages }: InfiniteData<FeedPage>) => ({
  announcements: joinPages(pages),
  pageCount: pages.length,
  view: pages[0]?.meta.view,
});

/** A list of announcements, page by page. `announcements` is undefined until the first page has loaded. */
export function pagesOf(
  query: UseInfiniteQueryResult<ReturnType<typeof listOf>>,
  failureOf: (error: Error) => FeedFailure,
) {
  const hasFailed = !query.data || query.isFetchNextPageError;
  return {
    announcements: query.data?.announcements,
    pageCount: query.data?.pageCount ?? 0,
    /** The view that the global feed shows; undefined if the server has no views. */
    view: query.data?.view,
    failure: hasFailed && query.error ? failureOf(query.error) : null,
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    retry: () => void query.refetch(),
    addPage: () => void query.fetchNextPage(),
  };
}

export type FeedPages = ReturnType<typeof pagesOf>;

const pagesQuery = (queryKey: QueryKey, load: LoadPage) => ({
  queryKey,
  queryFn: ({ pageParam, client, signal }: LoadContext & { pageParam: string | null }) =>
    load(pageParam, { client, signal }),
  initialPageParam: null as string | null,
  networkMode: 'always' as const,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: keptFor,
});

/** A list with a query of its own. If its first page is passed as `known`, that page needs no call. */
export const usePages = (
  queryKey: QueryKey,
  load: LoadPage,
  failureOf: (error: Error) => FeedFailure,
  known?: FeedPage,
): FeedPages =>
  pagesOf(
    useInfiniteQuery({
      ...pagesQuery(queryKey, load),
      ...(known && { initialData: { pages: [known], pageParams: [null] } }),
      getNextPageParam: ({ meta }) => meta.nextCursor,
      select: listOf,
      // New announcements must not move the text that the member reads.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
    failureOf,
  );

const loadFeed =
  (choice: FeedView | null): LoadPage =>
  async (cursor, { client, signal }) => {
    const page = await getFeedPage(client, choice, { cursor, signal });
    const isUncounted = page.items.some(
      ({ imageCount, commentCount }) => imageCount === null || commentCount === null,
    );
    // If this code cannot be loaded, the only effect is that the layout of the first screen shifts.
    if (cursor === null && isUncounted)
      await import('./settle-first-cards.ts').then(
        (part) => part.settleFirstCards(client, page.items),
        () => undefined,
      );
    return page;
  };

/** Loads the first page of the global feed, unless it is known. Never rejects. */
export function prepareGlobalFeed(queries: QueryClient): Promise<void> {
  const choice = readFeedChoice();
  return queries.prefetchInfiniteQuery(pagesQuery(feedKey(choice), loadFeed(choice)));
}

export function useGlobalFeed(): FeedPages {
  const { choice } = useFeedChoice();
  return usePages(feedKey(choice), loadFeed(choice), failureOfFeed);
}

/** Failure of a list that is not in the specification, in French. */
export const listFailure = (error: Error): FeedFailure => ({
  message: isAppError(error) ? error.reason : errorSentences.offline,
  lang: undefined,
});
