import type { Announcement, FeedPage } from '@az/shared/contracts';
import type { InfiniteData, QueryClient } from '@az/shared/query';

/** Where the pages of every list of announcements are kept; the first part of the key of each. */
export const feedKey = ['global-feed'] as const;

/** Changes the announcements of every list that is loaded, page by page; `isFirst` for the first page. */
export function changeItems(
  queries: QueryClient,
  change: (items: Announcement[], isFirst: boolean) => Announcement[],
): void {
  queries.setQueriesData<InfiniteData<FeedPage>>(
    { queryKey: feedKey },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page, index) => ({ ...page, items: change(page.items, index === 0) })),
      },
  );
}

/** Changes one announcement wherever it is listed. */
export function changeAnnouncement(
  queries: QueryClient,
  id: string,
  change: (one: Announcement) => Partial<Announcement>,
): void {
  changeItems(queries, (items) => items.map((one) => (one.id === id ? { ...one, ...change(one) } : one)));
}
