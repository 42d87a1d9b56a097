import type { Announcement } from '@az/shared/contracts';
import { type ComponentProps, memo, useRef } from 'react';
import { CardPlaceholder } from '../../ui/CardPlaceholder.tsx';
import type { HidingKind } from '../../ui/use-hiding.ts';
import { useNear } from '../../ui/use-near-viewport.ts';
import { useWindowing } from '../../ui/use-windowing.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';

type Props = Omit<
  ComponentProps<typeof AnnouncementCard>,
  'isNear' | 'ref' | 'feed' | 'isWhole' | 'leave'
> & {
  onLeave: (announcement: Announcement, how: HidingKind) => void;
  /** Whether the announcement's author can be blocked or unfollowed. */
  canAvoid: boolean;
  /** Position in the feed, from 1. */
  position: number;
  /** Number of announcements in the feed, -1 while unknown. */
  setSize: number;
};

/** Distance from the viewport up to which a card keeps its content, in viewport heights. */
const margin = '25% 0px';
/** Height of a card that was never rendered, in CSS pixels: a few lines of text. */
const usualHeight = 320;

/** Whether a card is rendered at once, because it may be on the first screen; others are, once they are near it. */
const isOnFirstScreen = (position: number): boolean => position <= Math.ceil(innerHeight / usualHeight);

/**
 * A card of the feed. Images and the content below load near the viewport. Far from it, a placeholder keeps the card's
 * height, and its text for find in page. Cards are not rendered again when a page is added.
 */
export const FeedCard = memo(function FeedCard({ announcement, position, setSize, onLeave, ...rest }: Props) {
  const { canAvoid, ...props } = rest;
  const ref = useRef<HTMLElement>(null);
  const { isEmpty, height } = useWindowing(announcement.id, ref, {
    isWanted: position > 1,
    margin,
    ...(!isOnFirstScreen(position) && { usualHeight }),
  });
  const isNear = useNear(ref, isEmpty);
  if (isEmpty) {
    return (
      <CardPlaceholder
        aria-label={`Publication de ${announcement.author.name}`}
        aria-posinset={position}
        aria-setsize={setSize}
        ref={ref}
        style={{ height }}
      >
        {announcement.text}
      </CardPlaceholder>
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
