import { getGlobalFeed } from '@az/shared/api';
import type { Announcement, FeedPage } from '@az/shared/contracts';
import { type InfiniteData, useQueryClient } from '@az/shared/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { feedKey } from './feed-cache.ts';

/** Milliseconds between two looks for newer announcements. */
const lookEvery = 60_000;

/**
 * Looks now and then, while the page is seen, whether there are announcements that the list does not hold and that are
 * `isWanted`; `show` puts the page that holds them in the place of the list.
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
      // A look that fails says nothing: the list is there, and the next look comes.
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
