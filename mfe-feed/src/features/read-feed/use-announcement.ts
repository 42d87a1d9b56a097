import type { Announcement } from '@az/shared/contracts';
import { useEffect, useEffectEvent } from 'react';
import { type FeedFailure, useGlobalFeed } from '../../data/global-feed.ts';

/** Pages of the feed that are looked through for one announcement: no call gives a single one. */
const mostPages = 5;

/** An announcement by its id: `undefined` while it is looked for, null when it is not among the newest. */
export function useAnnouncement(id: string): {
  announcement: Announcement | null | undefined;
  failure: FeedFailure | null;
  retry: () => void;
} {
  const { announcements, failure, hasMore, pageCount, isAdding, retry, addPage } = useGlobalFeed();
  const found = announcements?.find((one) => one.id === id);
  const mayStandLater = announcements !== undefined && hasMore && pageCount < mostPages;
  const isWanted = !found && mayStandLater && !failure && !isAdding;
  const goOn = useEffectEvent(addPage);
  useEffect(() => {
    if (isWanted) goOn();
  }, [isWanted]);
  const isLookedFor = announcements === undefined || mayStandLater;
  return {
    announcement: found ?? (isLookedFor ? undefined : null),
    failure,
    retry: announcements ? addPage : retry,
  };
}
