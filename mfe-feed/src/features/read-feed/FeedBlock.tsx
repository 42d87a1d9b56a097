import { type ComponentProps, memo, useRef } from 'react';
import { CardPlace } from '../../ui/CardPlace.tsx';
import { useWindow } from '../../ui/use-window.ts';
import { FeedCard } from './FeedCard.tsx';
import styles from './FeedList.module.css';
import { words } from './words.ts';

type CardProps = ComponentProps<typeof FeedCard>;

/** What is said of one card of a block. */
export type Part = Pick<CardProps, 'announcement' | 'canAvoid' | 'hidden'>;

type Props = Pick<CardProps, 'below' | 'onLeave' | 'setSize'> & {
  parts: Part[];
  /** Place of the first of them in the feed, from 1. */
  first: number;
  /** Of the block in `sizes`. */
  level: number;
};

/**
 * Cards of the blocks of each level: a large block holds smaller ones, the smallest hold cards. A few of each level are open
 * at any time, so a feed of ten thousand has some dozens of places.
 */
const sizes = [1000, 100, 10];

/**
 * How far from the viewport a block of each level opens, in its heights: further than what stands in it, so that the block
 * is there when one of them comes near.
 */
const margins = ['85% 0px', '65% 0px', '45% 0px'];

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
  const margin = margins[level] as string;
  const { isEmpty, height } = useWindow(id, ref, { isWanted: first > 1, margin });
  if (isEmpty) {
    return (
      <CardPlace
        aria-label={words.block(first, last)}
        aria-posinset={first}
        aria-setsize={rest.setSize}
        className={styles.block ?? ''}
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
      {level + 1 < sizes.length ? (
        <Blocks {...rest} first={first} level={level + 1} parts={parts} />
      ) : (
        parts.map((part, index) => (
          <FeedCard {...rest} {...part} key={part.announcement.id} position={first + index} />
        ))
      )}
    </div>
  );
}, isSame);

function Blocks({ parts, first, level, ...rest }: Props) {
  const size = sizes[level] as number;
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
  <Blocks {...props} first={1} level={0} />
);
