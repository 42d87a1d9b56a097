import type { Announcement } from '@az/shared/contracts';
import { PostCard } from '@az/shared/social/PostCard';
import type { ReactNode } from 'react';
import { AnnouncementMedia } from './AnnouncementMedia.tsx';
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

/** One announcement of the feed. Its images, and what stands below, are loaded when it comes near the viewport. */
export function AnnouncementCard({ announcement, position, setSize, below }: Props) {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const { author, createdAt, text } = announcement;
  return (
    <PostCard
      author={author}
      createdAt={createdAt}
      feed={{ position, setSize }}
      media={<AnnouncementMedia announcement={announcement} isNear={isNear} />}
      ref={ref}
      text={text}
    >
      {below({ announcement, isNear })}
    </PostCard>
  );
}
