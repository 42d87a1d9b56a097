import type { Announcement } from '@az/shared/contracts';
import { type ReactNode, useId } from 'react';
import styles from './AnnouncementCard.module.css';
import { AnnouncementHead } from './AnnouncementHead.tsx';
import { AnnouncementMedia } from './AnnouncementMedia.tsx';
import { AnnouncementText } from './AnnouncementText.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** Draws something under an announcement; `isNear` tells whether it may be loaded. */
export type CardPart = (card: { announcement: Announcement; isNear: boolean }) => ReactNode;

type Props = {
  announcement: Announcement;
  /** From 1. */
  position: number;
  /** Number of announcements in the feed, -1 while it is not known. */
  setSize: number;
  below: CardPart;
};

/** From here on a card out of sight is not laid out. */
const manyCards = 40;

/** One announcement of the feed. Its images, and what stands below, are loaded when it comes near the viewport. */
export function AnnouncementCard({ announcement, position, setSize, below }: Props) {
  const id = useId();
  const [ref, isNear] = useNearViewport<HTMLElement>();
  return (
    <article
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-author`}
      aria-posinset={position}
      aria-setsize={setSize}
      className={position > manyCards ? `${styles.card} ${styles.spared}` : styles.card}
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: articles of a feed take the focus (APG feed pattern)
      tabIndex={0}
    >
      <AnnouncementHead announcement={announcement} nameId={`${id}-author`} />
      <AnnouncementText announcement={announcement} textId={`${id}-text`} />
      <AnnouncementMedia announcement={announcement} isNear={isNear} />
      {below({ announcement, isNear })}
    </article>
  );
}
