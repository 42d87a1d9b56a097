import { errorSentences, getGlobalFeed, hasCapability, isAppError } from '@az/shared/api';
import type { Announcement, FeedPage } from '@az/shared/contracts';
import { type QueryClient, type QueryKey, useInfiniteQuery, useQueryClient } from '@az/shared/query';
import { feedKey, findAnnouncement, oneKey, ownKey } from './feed-cache.ts';
import { settleFirstCards } from './settle-first-cards.ts';

/** How long the pages outlive their screen, in milliseconds: who comes back finds them where they were. */
const keptFor = 30 * 60_000;

/** Why the feed, or its next page, is not there. `lang` is set when the text is not French. */
export type FeedFailure = { message: string; lang: 'en' | undefined };

function failureOfFeed(error: Error): FeedFailure {
  // Without a sentence of the server, the message is the one that the specification fixes, in English.
  const isFixed = !isAppError(error) || error.serverMessage === null;
  return { message: error.message, lang: isFixed ? 'en' : undefined };
}

/** Announcements of all pages in their order; one that stands on two pages counts once. */
function joinPages(pages: FeedPage[]): Announcement[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return [...byId.values()];
}

/** How the first page of a list, or the next, is loaded. */
type LoadPage = (
  cursor: string | null,
  context: { client: QueryClient; signal: AbortSignal },
) => Promise<FeedPage>;

/**
 * A list of announcements, page by page. `announcements` is undefined until the first page is there; a `known` one needs no
 * call.
 */
function usePages(
  queryKey: QueryKey,
  load: LoadPage,
  failureOf: (error: Error) => FeedFailure,
  known?: FeedPage,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, client, signal }) => load(pageParam, { client, signal }),
    initialPageParam: null as string | null,
    ...(known && { initialData: { pages: [known], pageParams: [null] } }),
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
    failure: hasFailed && query.error ? failureOf(query.error) : null,
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    retry: () => void query.refetch(),
    addPage: () => void query.fetchNextPage(),
  };
}

/** What screens need of a list of announcements. */
export type FeedPages = ReturnType<typeof usePages>;

async function loadFeed(
  cursor: string | null,
  { client, signal }: Parameters<LoadPage>[1],
): Promise<FeedPage> {
  const page = await getGlobalFeed({ cursor, signal });
  if (cursor === null) await settleFirstCards(client, page.items);
  return page;
}

/** The global feed. */
export const useGlobalFeed = (): FeedPages => usePages(feedKey, loadFeed, failureOfFeed);

async function loadOwn(cursor: string | null, { signal }: Parameters<LoadPage>[1]): Promise<FeedPage> {
  const { getOwnAnnouncements } = await import('@az/shared/publishing');
  return getOwnAnnouncements(cursor, signal);
}

/** Of a list that the specification does not know: what happened, in French. */
const failureOfOther = (error: Error): FeedFailure => ({
  message: isAppError(error) ? error.reason : errorSentences.offline,
  lang: undefined,
});

/** What the member has published. */
export const useOwnAnnouncements = (): FeedPages => usePages(ownKey, loadOwn, failureOfOther);

const alone = (found: Announcement | null): FeedPage => ({
  items: found ? [found] : [],
  meta: { nextCursor: null },
});

/**
 * Pages in which an announcement is found. A server that gives single announcements is asked for this one alone; of another
 * server these are the pages of the global feed.
 */
export function useAnnouncementPages(id: string): FeedPages {
  const known = findAnnouncement(useQueryClient(), id);
  const load: LoadPage = async (cursor, { client, signal }) => {
    if (!(await hasCapability(client, 'announcement-read'))) return getGlobalFeed({ cursor, signal });
    const { getAnnouncement } = await import('@az/shared/publishing');
    return alone(await getAnnouncement(id, signal));
  };
  return usePages(oneKey(id), load, failureOfOther, known && alone(known));
}
