import type { Announcement, FeedPage } from '@az/shared/contracts';
import type { InfiniteData, QueryClient } from '@az/shared/query';

/** What the keys of all lists of announcements begin with. */
const listsKey = ['feed', 'lists'] as const;

/** Where the pages of the global feed are kept. */
export const feedKey = [...listsKey, 'global'] as const;

/** Where the pages of the member's own announcements are kept. */
export const ownKey = [...listsKey, 'own'] as const;

/** Where one announcement is kept, as a list of its own. */
export const oneKey = (id: string) => [...listsKey, 'one', id] as const;

/** An announcement that some list holds. */
export function findAnnouncement(queries: QueryClient, id: string): Announcement | undefined {
  return queries
    .getQueriesData<InfiniteData<FeedPage>>({ queryKey: listsKey })
    .flatMap(([, known]) => known?.pages.flatMap(({ items }) => items) ?? [])
    .find((one) => one.id === id);
}

/** Changes the announcements of every list that is loaded, page by page; `isFirst` for the first page. */
export function changeItems(
  queries: QueryClient,
  change: (items: Announcement[], isFirst: boolean) => Announcement[],
): void {
  queries.setQueriesData<InfiniteData<FeedPage>>(
    { queryKey: listsKey },
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
