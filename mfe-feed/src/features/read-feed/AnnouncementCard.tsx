import type { Announcement } from '@az/shared/contracts';
import { PostCard } from '@az/shared/social/PostCard';
import { type ReactNode, type Ref, useId } from 'react';
import { useMarks } from '../../data/kept-marks.ts';
import { useLike } from '../../data/likes.ts';
import { AnnouncementMedia } from './AnnouncementMedia.tsx';
import { useRemoval } from './use-removal.tsx';

/** Draws something under an announcement; `isNear` tells whether it may be loaded. */
export type CardPart = (card: { announcement: Announcement; isNear: boolean }) => ReactNode;

type Props = {
  announcement: Announcement;
  /** From 1. */
  position: number;
  /** Number of announcements in the feed, -1 while it is not known. */
  setSize: number;
  /** Whether its images, and what stands below, may be loaded. */
  isNear: boolean;
  below: CardPart;
  hidden: { onUndo: () => void; onEnd: () => void } | null;
  onHide: () => void;
  ref: Ref<HTMLElement>;
};

/** One announcement of the feed. */
export function AnnouncementCard({ announcement, position, setSize, isNear, below, ...props }: Props) {
  const { id, author, createdAt, text, liked, likeCount, commentCount } = announcement;
  const commentsId = useId();
  const like = useLike();
  const saved = useMarks('saved');
  const removal = useRemoval(announcement);
  const writeComment = () => document.getElementById(commentsId)?.querySelector('textarea')?.focus();
  return (
    <PostCard
      author={author}
      comments={{ count: commentCount, onOpen: writeComment }}
      createdAt={createdAt}
      feed={{ position, setSize }}
      hidden={props.hidden}
      // A server that does not count likes has no call for them either.
      likes={
        likeCount === null
          ? undefined
          : { count: likeCount, isLiked: liked, onToggle: () => void like(announcement) }
      }
      media={<AnnouncementMedia announcement={announcement} isNear={isNear} />}
      menu={{
        isSaved: saved.has(id),
        onSave: () => saved.set(id, !saved.has(id)),
        onHide: props.onHide,
        ...(removal.ask && { onDelete: removal.ask }),
      }}
      ref={props.ref}
      text={text}
    >
      <div id={commentsId}>{below({ announcement, isNear })}</div>
      {removal.dialog}
    </PostCard>
  );
}
