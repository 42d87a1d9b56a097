import type { Announcement, FeedPage } from '@az/shared/contracts';
import { type InfiniteData, useQueryClient } from '@az/shared/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { feedKey, findAnnouncement } from './feed-cache.ts';
import { getFeedPage, useFeedChoice } from './feed-view.ts';

/** Polling interval for newer announcements, in milliseconds. */
const lookEvery = 60_000;
/** Minimum time between a poll and the next poll that `look` starts, in milliseconds. */
const lookAgainAfter = 400;

/** Polls, while the page is visible, for announcements not in the list; `show` replaces the list. */
export function useNewerAnnouncements(isWanted: (announcement: Announcement) => boolean): {
  hasNewer: boolean;
  show: () => void;
  /** Polls at once, because something new was reported. */
  look: () => void;
} {
  const queries = useQueryClient();
  const { choice } = useFeedChoice();
  const [newer, setNewer] = useState<FeedPage | null>(null);
  const wants = useEffectEvent(isWanted);
  const lookNow = useRef(() => {});
  useEffect(() => {
    const giveUp = new AbortController();
    let lastLook = queries.getQueryState(feedKey(choice))?.dataUpdatedAt || Date.now();
    let pending: ReturnType<typeof setTimeout> | undefined;
    const look = async (isDue = false) => {
      const known = () => queries.getQueryData<InfiniteData<FeedPage>>(feedKey(choice))?.pages;
      if (!known() || (!isDue && (document.hidden || Date.now() - lastLook < lookEvery))) return;
      lastLook = Date.now();
      // A failed poll is ignored: the list is still there, and the next poll follows.
      const page = await getFeedPage(queries, choice, { cursor: null, signal: giveUp.signal }).catch(
        () => null,
      );
      // Compares with the current list, because another poll may have updated it meanwhile.
      const ids = new Set(known()?.flatMap(({ items }) => items.map(({ id }) => id)));
      if (page && !giveUp.signal.aborted && page.items.some((one) => !ids.has(one.id) && wants(one)))
        setNewer(page);
    };
    const timer = setInterval(() => void look(), lookEvery / 4);
    const lookIfDue = () => void look();
    document.addEventListener('visibilitychange', lookIfDue);
    lookNow.current = () => {
      clearTimeout(pending);
      pending = setTimeout(() => void look(true), Math.max(0, lastLook + lookAgainAfter - Date.now()));
    };
    void look();
    return () => {
      setNewer(null);
      giveUp.abort();
      clearInterval(timer);
      clearTimeout(pending);
      document.removeEventListener('visibilitychange', lookIfDue);
    };
  }, [queries, choice]);
  return {
    hasNewer: newer !== null,
    look: () => lookNow.current(),
    show: () => {
      if (!newer) return;
      // If an announcement is in a cached list, its state there is newer than in the page that was read.
      const items = newer.items.map((one) => findAnnouncement(queries, one.id) ?? one);
      const pages = [{ ...newer, items }];
      queries.setQueryData<InfiniteData<FeedPage>>(feedKey(choice), { pages, pageParams: [null] });
      setNewer(null);
    },
  };
}
