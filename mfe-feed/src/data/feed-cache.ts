import type { Announcement, FeedPage, FeedView } from '@az/shared/contracts';
import { changeOwnAnnouncements, ownAnnouncementsIn } from '@az/shared/own-announcements';
import type { InfiniteData, QueryClient } from '@az/shared/query';

/** Prefix of the query keys of the announcement lists of this area; the member's own list belongs to `shared`. */
const listsKey = ['feed', 'lists'] as const;

export const feedKey = (choice: FeedView | null) => [...listsKey, 'global', choice] as const;

export const memberKey = (memberId: string) => [...listsKey, 'member', memberId] as const;

export const savedKey = [...listsKey, 'saved'] as const;

export const tagKey = (tag: string) => [...listsKey, 'tag', tag] as const;

export const searchKey = (text: string) => [...listsKey, 'search', text] as const;

/** Query key of a single announcement, stored as a list. */
export const announcementKey = (id: string) => [...listsKey, 'one', id] as const;

/** The announcements of all cached lists; one that is in several lists comes several times. */
export function cachedAnnouncements(queries: QueryClient): CachedAnnouncement[] {
  const lists = queries
    .getQueriesData<InfiniteData<FeedPage>>({ queryKey: listsKey })
    .map(([, known]) => known);
  return [...lists, ownAnnouncementsIn(queries)].flatMap(
    (known) => known?.pages.flatMap(({ items }) => items) ?? [],
  );
}

/** An announcement from any cached list. */
export const findAnnouncement = (queries: QueryClient, id: string): Announcement | undefined =>
  cachedAnnouncements(queries).find((one) => one.id === id);

/** Whether an announcement is not for all members. If so, only the same members may see its images and comments. */
export const isRestricted = (queries: QueryClient, id: string): boolean =>
  (findAnnouncement(queries, id)?.audience ?? 'members') !== 'members';

type ChangeItems = (items: Announcement[], isFirst: boolean) => Announcement[];

export const toPagesUpdater = (change: ChangeItems) => (known: InfiniteData<FeedPage> | undefined) =>
  known && {
    ...known,
    pages: known.pages.map((page, index) => ({ ...page, items: change(page.items, index === 0) })),
  };

/** Changes the announcements of every cached list, page by page. `isFirst` is true for the first page of a list. */
export function changeItems(queries: QueryClient, change: ChangeItems): void {
  queries.setQueriesData({ queryKey: listsKey }, toPagesUpdater(change));
  changeOwnAnnouncements(queries, toPagesUpdater(change));
}

/** Fields of the cache only. `isGone`: removed while on screen. `hiddenComments`: how many the member may not see. */
export type CachedAnnouncement = Announcement & { isGone?: true; hiddenComments?: number };

export const isGone = (one: CachedAnnouncement): boolean => one.isGone === true;

export function changeAnnouncement(
  queries: QueryClient,
  id: string,
  change: (one: CachedAnnouncement) => Partial<CachedAnnouncement>,
): void {
  changeItems(queries, (items) => items.map((one) => (one.id === id ? { ...one, ...change(one) } : one)));
}
