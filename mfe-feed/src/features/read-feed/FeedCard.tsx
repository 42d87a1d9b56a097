import type { Announcement } from '@az/shared/contracts';
import { type ComponentProps, memo, useRef } from 'react';
import { CardPlace } from '../../ui/CardPlace.tsx';
import type { Leaving } from '../../ui/use-hiding.ts';
import { useNear } from '../../ui/use-near-viewport.ts';
import { useWindow } from '../../ui/use-window.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';

type Props = Omit<
  ComponentProps<typeof AnnouncementCard>,
  'isNear' | 'ref' | 'feed' | 'isWhole' | 'leave'
> & {
  onLeave: (announcement: Announcement, how: Leaving) => void;
  /** Whether its author can be blocked, or no longer followed. */
  canAvoid: boolean;
  /** From 1. */
  position: number;
  /** Number of announcements in the feed, -1 while it is not known. */
  setSize: number;
};

/** Up to this place a card is drawn at once, further down when it comes near: together they fill a tall screen. */
const drawnAtOnce = 6;

/** How far from the viewport a card keeps what is in it, in heights of the viewport. */
const margin = '25% 0px';
/** Place of a card that was never drawn, in CSS pixels: a few lines of text. */
const usualHeight = 320;

/**
 * A card in its place in the feed. Its images, and what stands below, are loaded when it comes near the viewport; far
 * from it, in a long feed, only its place and its height are kept, and its text for the browser's search in the page. A
 * page that is added draws none of the others anew.
 */
export const FeedCard = memo(function FeedCard({ announcement, position, setSize, onLeave, ...rest }: Props) {
  const { canAvoid, ...props } = rest;
  const ref = useRef<HTMLElement>(null);
  const { isEmpty, height } = useWindow(announcement.id, ref, {
    isWanted: position > 1,
    margin,
    ...(position > drawnAtOnce && { usualHeight }),
  });
  const isNear = useNear(ref, isEmpty);
  if (isEmpty) {
    return (
      <CardPlace
        aria-label={`Publication de ${announcement.author.name}`}
        aria-posinset={position}
        aria-setsize={setSize}
        ref={ref}
        style={{ height }}
      >
        {announcement.text}
      </CardPlace>
    );
  }
  return (
    <AnnouncementCard
      {...props}
      announcement={announcement}
      feed={{ position, setSize }}
      isNear={isNear}
      leave={{
        onHide: () => onLeave(announcement, 'hidden'),
        ...(canAvoid && {
          onBlock: () => onLeave(announcement, 'blocked'),
        }),
      }}
      ref={ref}
    />
  );
});
