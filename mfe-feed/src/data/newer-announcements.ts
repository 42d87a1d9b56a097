import { getGlobalFeed } from '@az/shared/api';
import type { Announcement, FeedPage } from '@az/shared/contracts';
import { type InfiniteData, useQueryClient } from '@az/shared/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { feedKey } from './feed-cache.ts';

/** Polling interval for newer announcements, in milliseconds. */
const lookEvery = 60_000;

/**
 * Polls, while the page is visible, for announcements that are not in the list and are `isWanted`; `show` replaces the
 * list with the page that has them.
 */
export function useNewerAnnouncements(isWanted: (announcement: Announcement) => boolean): {
  hasNewer: boolean;
  show: () => void;
} {
  const queries = useQueryClient();
  const [newer, setNewer] = useState<FeedPage | null>(null);
  const wants = useEffectEvent(isWanted);
  useEffect(() => {
    const giveUp = new AbortController();
    let lastLook = queries.getQueryState(feedKey)?.dataUpdatedAt || Date.now();
    const look = async () => {
      const known = queries.getQueryData<InfiniteData<FeedPage>>(feedKey);
      if (document.hidden || !known || Date.now() - lastLook < lookEvery) return;
      lastLook = Date.now();
      // A failed poll is ignored: the list is still there, and the next poll follows.
      const page = await getGlobalFeed({ signal: giveUp.signal }).catch(() => null);
      const ids = new Set(known.pages.flatMap(({ items }) => items.map(({ id }) => id)));
      if (page && !giveUp.signal.aborted && page.items.some((one) => !ids.has(one.id) && wants(one)))
        setNewer(page);
    };
    const timer = setInterval(() => void look(), lookEvery / 4);
    document.addEventListener('visibilitychange', look);
    void look();
    return () => {
      giveUp.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [queries]);
  return {
    hasNewer: newer !== null,
    show: () => {
      if (!newer) return;
      queries.setQueryData<InfiniteData<FeedPage>>(feedKey, { pages: [newer], pageParams: [null] });
      setNewer(null);
    },
  };
}
