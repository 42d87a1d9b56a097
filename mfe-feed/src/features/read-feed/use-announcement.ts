import type { Announcement } from '@az/shared/contracts';
import { useEffect, useEffectEvent } from 'react';
import { type FeedFailure, useAnnouncementPages } from '../../data/global-feed.ts';

/** Number of feed pages that are searched when the server has no call for a single announcement. */
const maxPages = 5;

/** An announcement by its id: undefined while loading, null when it is not found. */
export function useAnnouncement(id: string): {
  announcement: Announcement | null | undefined;
  failure: FeedFailure | null;
  retry: () => void;
} {
  const { announcements, failure, hasMore, pageCount, isAdding, retry, addPage } = useAnnouncementPages(id);
  const found = announcements?.find((one) => one.id === id);
  const maybeOnNextPage = announcements !== undefined && hasMore && pageCount < maxPages;
  const isWanted = !found && maybeOnNextPage && !failure && !isAdding;
  const goOn = useEffectEvent(addPage);
  useEffect(() => {
    if (isWanted) goOn();
  }, [isWanted, pageCount]);
  const isLookedFor = announcements === undefined || maybeOnNextPage;
  return {
    announcement: found ?? (isLookedFor ? undefined : null),
    failure,
    retry: announcements ? addPage : retry,
  };
}
