import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { FeedPage } from '../contracts/index.ts';

export const ownAnnouncementsKey: QueryKey = ['shared', 'own-announcements'];

type List = InfiniteData<FeedPage>;

/** The member's own announcements, as far as they have been read. */
export const ownAnnouncementsIn = (queries: QueryClient): List | undefined =>
  queries.getQueryData<List>(ownAnnouncementsKey);

/** Changes the cached list in every area and screen, if it has been read. */
export const changeOwnAnnouncements = (
  queries: QueryClient,
  change: (known: List | undefined) => List | undefined,
): void => void queries.setQueryData<List>(ownAnnouncementsKey, change);
