import { useAuthContext } from '@az/shared/auth';
import type { Announcement } from '@az/shared/contracts';
import { late, optional } from '@az/shared/late-parts';
import { useShortcut } from '@az/shared/shortcuts';
import { useCallback, useEffect, useRef } from 'react';
import type { FeedPages } from '../../data/global-feed.ts';
import { type HidingKind, useHiding } from '../../ui/use-hiding.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { authorOf } from './author-of.ts';
import { FeedBlocks } from './FeedBlock.tsx';
import styles from './FeedList.module.css';
import { moveBetweenArticles } from './move-between-articles.ts';
import type { FeedShortcut } from './run-feed-shortcut.ts';
import { words } from './words.ts';

/** If its code cannot be loaded, only the explanation is shown. */
const AllHidden = optional(
  () => import('../../ui/AllHidden.tsx').then((part) => part.AllHidden),
  ({ children }) => children,
);

const LateKeepScroll = late(() => import('./KeepScroll.tsx').then((part) => part.KeepScroll));

/** Whether the member has scrolled, typed or pressed anything since the feed was shown. */
function useHasMoved() {
  const hasMoved = useRef(false);
  useEffect(() => {
    const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
    const options = { capture: true, passive: true };
    const note = () => {
      hasMoved.current = true;
    };
    for (const act of acts) window.addEventListener(act, note, options);
    return () => {
      for (const act of acts) window.removeEventListener(act, note, options);
    };
  }, []);
  return hasMoved;
}

/**
 * The feed's single-key shortcuts (screen P16). Returns a ref for the element that contains the articles. The code
 * of the shortcuts loads when the first key is pressed. If it cannot be loaded, the key does nothing.
 */
function useFeedShortcuts() {
  const list = useRef<HTMLDivElement>(null);
  const run = (shortcut: FeedShortcut) => () =>
    import('./run-feed-shortcut.ts').then(
      ({ runFeedShortcut }) => list.current && runFeedShortcut(list.current, shortcut),
      () => undefined,
    );
  useShortcut('j', 'Publication suivante', run('next'));
  useShortcut('k', 'Publication précédente', run('previous'));
  useShortcut('l', 'Aimer la publication', run('like'));
  return list;
}

type Props = {
  /** Label of the list. */
  label: string;
  feed: FeedPages;
  announcements: Announcement[];
  below: CardPart;
  /** Called when hidden items are shown again: the focus must move, because the pressed button is gone. */
  onShownAgain: () => void;
};

/**
 * The announcements as a feed (https://www.w3.org/WAI/ARIA/apg/patterns/feed/), without those of people whom the member
 * has blocked or unfollowed.
 */
export function FeedList({ label, feed, announcements, below, onShownAgain }: Props) {
  const memberId = useAuthContext().member?.id;
  const { leave, ...hiding } = useHiding();
  const list = useFeedShortcuts();
  const hasMoved = useHasMoved();
  const handleLeave = useCallback(
    (one: Announcement, how: HidingKind) =>
      leave({ id: one.id, hidden: one.hidden, author: authorOf(one, memberId) }, how, one.author.name),
    [leave, memberId],
  );
  const listed = announcements.map((announcement) => ({
    announcement,
    id: announcement.id,
    hidden: announcement.hidden,
    author: authorOf(announcement, memberId),
  }));
  const shown = listed.filter(hiding.isShown);
  if (shown.length === 0) {
    const hidden = listed.filter((one) => !hiding.isOfHiddenPerson(one));
    const showHidden = () => {
      hiding.showAgain(hidden);
      onShownAgain();
    };
    return (
      <AllHidden
        hasHiddenPeople={listed.some(hiding.isOfHiddenPerson)}
        {...(hidden.length > 0 && { onShowHidden: showHidden })}
      >
        {words.allHidden}
      </AllHidden>
    );
  }
  return (
    <div
      aria-busy={feed.isAdding}
      aria-label={label}
      className={styles.list}
      onKeyDown={(event) => moveBetweenArticles(event, event.currentTarget)}
      ref={list}
      role="feed"
    >
      <FeedBlocks
        below={below}
        onLeave={handleLeave}
        parts={shown.map(({ announcement, id, author }) => ({
          announcement,
          canAvoid: author !== null,
          hidden: hiding.noticeOf(id),
        }))}
        // -1: the number is unknown.
        setSize={feed.hasMore ? -1 : shown.length}
      />
      <LateKeepScroll feed={feed} hasMoved={hasMoved} ids={shown.map(({ id }) => id)} list={list} />
    </div>
  );
}
