import { type ComponentProps, memo, useRef } from 'react';
import { CardPlaceholder } from '../../ui/CardPlaceholder.tsx';
import { useWindowing } from '../../ui/use-windowing.ts';
import { FeedCard } from './FeedCard.tsx';
import styles from './FeedList.module.css';
import { words } from './words.ts';

type CardProps = ComponentProps<typeof FeedCard>;

/** Data of one card of a block. */
export type Part = Pick<CardProps, 'announcement' | 'canAvoid' | 'hidden'>;

type Level = {
  /** Number of cards in a block. */
  size: number;
  /**
   * Distance from the viewport at which the block is rendered, in viewport heights. It is larger than the distance
   * of the content, so that the block is rendered before its content.
   */
  margin: string;
  /** Level of the smaller blocks inside; null if the block contains the cards themselves. */
  inner: Level | null;
};

type Props = Pick<CardProps, 'below' | 'onLeave' | 'setSize'> & {
  parts: Part[];
  /** Position of the first card of `parts` in the feed, from 1. */
  first: number;
  level: Level;
};

/**
 * A few blocks of each level are rendered at a time, so a feed of ten thousand cards has some dozens of placeholders.
 */
const largest: Level = {
  size: 1000,
  margin: '85% 0px',
  inner: { size: 100, margin: '65% 0px', inner: { size: 10, margin: '45% 0px', inner: null } },
};

const isSamePart = (one: Part, other: Part | undefined) =>
  one.announcement === other?.announcement && one.canAvoid === other.canAvoid && one.hidden === other.hidden;

function isSame({ parts, ...rest }: Props, { parts: next, ...nextRest }: Props): boolean {
  return (
    parts.length === next.length &&
    parts.every((part, index) => isSamePart(part, next[index])) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === nextRest[key])
  );
}

/**
 * A block of consecutive cards. Far from the viewport it is a single placeholder with the cards' total height, so
 * that a feed of thousands stays fast. The placeholder contains the cards' texts for find in page.
 */
const FeedBlock = memo(function FeedBlock({ parts, first, level, ...rest }: Props) {
  const ref = useRef<HTMLElement>(null);
  const last = first + parts.length - 1;
  // The id contains the number of cards, because the height of the block changes when a card is added.
  const id = `${parts[0]?.announcement.id} ${parts.length}`;
  const { isEmpty, height } = useWindowing(id, ref, { isWanted: first > 1, margin: level.margin });
  if (isEmpty) {
    return (
      <CardPlaceholder
        aria-label={words.block(first, last)}
        aria-posinset={first}
        aria-setsize={rest.setSize}
        className={styles.block}
        ref={ref}
        // Places the line of text of each card at about the card's position, so that find in page scrolls there.
        style={{ height, lineHeight: `${(height ?? 0) / parts.length}px` }}
      >
        {parts.map(({ announcement }) => announcement.text.replace(/\s+/g, ' ')).join('\n')}
      </CardPlaceholder>
    );
  }
  return (
    <div
      className={styles.list}
      ref={(element) => {
        ref.current = element;
      }}
    >
      {level.inner ? (
        <Blocks {...rest} first={first} level={level.inner} parts={parts} />
      ) : (
        parts.map((part, index) => (
          <FeedCard {...rest} {...part} key={part.announcement.id} position={first + index} />
        ))
      )}
    </div>
  );
}, isSame);

function Blocks({ parts, first, level, ...rest }: Props) {
  const { size } = level;
  return Array.from({ length: Math.ceil(parts.length / size) }, (_, index) => (
    <FeedBlock
      {...rest}
      first={first + index * size}
      // The position is the key, so that a block is not rendered again when cards are added to another block.
      key={index}
      level={level}
      parts={parts.slice(index * size, (index + 1) * size)}
    />
  ));
}

/** All cards of a feed, grouped in blocks. */
export const FeedBlocks = (props: Omit<Props, 'first' | 'level'>) => (
  <Blocks {...props} first={1} level={largest} />
);
