import { type ComponentProps, memo, useRef } from 'react';
import { CardPlace } from '../../ui/CardPlace.tsx';
import { useWindow } from '../../ui/use-window.ts';
import { FeedCard } from './FeedCard.tsx';
import styles from './FeedList.module.css';
import { words } from './words.ts';

type CardProps = ComponentProps<typeof FeedCard>;

/** What is said of one card of a block. */
export type Part = Pick<CardProps, 'announcement' | 'canAvoid' | 'hidden'>;

type Level = {
  /** How many cards a block holds. */
  size: number;
  /** How far from the viewport it opens, in heights of that: further than what is in it, so that it is there by then. */
  margin: string;
  /** The smaller blocks in it; none where it holds the cards themselves. */
  inner: Level | null;
};

type Props = Pick<CardProps, 'below' | 'onLeave' | 'setSize'> & {
  parts: Part[];
  /** Place of the first of them in the feed, from 1. */
  first: number;
  level: Level;
};

/** A few blocks of each level are open at any time, so a feed of ten thousand has some dozens of places. */
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
 * Some cards of the feed that follow one another. Far from the viewport all of them are one place with their heights and
 * their texts, for the browser's search in the page: a feed of thousands stays light.
 */
const FeedBlock = memo(function FeedBlock({ parts, first, level, ...rest }: Props) {
  const ref = useRef<HTMLElement>(null);
  const last = first + parts.length - 1;
  // One more card, and it has another height.
  const id = `${parts[0]?.announcement.id} ${parts.length}`;
  const { isEmpty, height } = useWindow(id, ref, { isWanted: first > 1, margin: level.margin });
  if (isEmpty) {
    return (
      <CardPlace
        aria-label={words.block(first, last)}
        aria-posinset={first}
        aria-setsize={rest.setSize}
        className={styles.block}
        ref={ref}
        // A text a line, about where its card would be: what the browser's search finds is scrolled to.
        style={{ height, lineHeight: `${(height ?? 0) / parts.length}px` }}
      >
        {parts.map(({ announcement }) => announcement.text.replace(/\s+/g, ' ')).join('\n')}
      </CardPlace>
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
      // A block stays the same while cards are added to it.
      key={index}
      level={level}
      parts={parts.slice(index * size, (index + 1) * size)}
    />
  ));
}

/** All cards of a feed, in blocks. */
export const FeedBlocks = (props: Omit<Props, 'first' | 'level'>) => (
  <Blocks {...props} first={1} level={largest} />
);
