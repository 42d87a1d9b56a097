import { useAuthContext } from '@az/shared/auth';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FeedPages } from '../../data/global-feed.ts';
import {
  anchorIn,
  distanceTo,
  holdPosition,
  readScrollPosition,
  type ScrollPosition,
  storeScrollPosition,
} from './scroll-position.ts';

/** Delay after the last scrolling before the position is stored, in milliseconds. */
const storeAfterMs = 500;

type KeepScrollProps = {
  feed: FeedPages;
  /** The listed announcements, in their order. */
  ids: string[];
  list: RefObject<HTMLElement | null>;
  /** Whether the member has scrolled, typed or pressed anything on this page. */
  hasMoved: RefObject<boolean>;
};

/**
 * Returns to the announcement that was at the top of the window when the page was reloaded, left or discarded, unless the
 * member does something first: loads as many pages as there were, then scrolls.
 */
export function KeepScroll({ feed, ids, list, hasMoved }: KeepScrollProps) {
  const memberId = useAuthContext().member?.id;
  const [goal, setGoal] = useState<ScrollPosition | null>(() => readScrollPosition(memberId));
  // Newer announcements may have moved the announcement of the stored position to the next page.
  const isThere = ({ pages, posts: [post] }: ScrollPosition) =>
    post === undefined ? feed.pageCount >= pages : feed.pageCount > pages || ids.includes(post);
  const isWaiting = goal !== null && !isThere(goal) && feed.hasMore && !feed.failure;
  const load = useEffectEvent(() => {
    if (hasMoved.current) setGoal(null);
    else feed.addPage();
  });
  useEffect(() => {
    if (isWaiting && !feed.isAdding) load();
  }, [isWaiting, feed.isAdding, feed.pageCount]);

  const distance = useEffectEvent(() => (goal && list.current ? distanceTo(goal, list.current, ids) : 0));
  const isOver = useEffectEvent(() => hasMoved.current);
  useEffect(() => {
    if (!goal || isWaiting) return;
    return holdPosition(
      () => distance(),
      () => isOver(),
      () => setGoal(null),
    );
  }, [goal, isWaiting]);

  const store = useEffectEvent(() => {
    if (!list.current || memberId === undefined || (goal && !hasMoved.current)) return;
    const anchor = anchorIn(list.current, ids);
    storeScrollPosition(anchor && { memberId, pages: feed.pageCount, ...anchor });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    /** Whether the page is going into the page cache, from which it returns as it is. A change of its history removes it. */
    let isCached = false;
    const storeNow = () => {
      if (!isCached) store();
    };
    const leave = ({ persisted }: PageTransitionEvent) => {
      isCached = persisted;
      storeNow();
    };
    const comeBack = () => {
      isCached = false;
    };
    const storeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(storeNow, storeAfterMs);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', storeNow);
    document.addEventListener('scroll', storeSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', storeNow);
      document.removeEventListener('scroll', storeSoon);
    };
  }, []);
  return null;
}
