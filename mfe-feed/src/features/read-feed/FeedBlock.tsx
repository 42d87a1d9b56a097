import { type ComponentProps, memo, useRef } from 'react';
import cardStyles from './FeedCard.module.css';
import { FeedCard } from './FeedCard.tsx';
import styles from './FeedList.module.css';
import { useWindow } from './use-window.ts';
import { words } from './words.ts';

type CardProps = ComponentProps<typeof FeedCard>;

/** What is said of one card of a block. */
export type Part = Pick<CardProps, 'announcement' | 'canAvoid' | 'hidden'>;

type Props = Pick<CardProps, 'below' | 'onLeave' | 'setSize'> & {
  parts: Part[];
  /** Place of the first of them in the feed, from 1. */
  first: number;
};

/** Further than its cards: when one of them comes near, the block is there. In heights of the viewport. */
const margin = '100% 0px';

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
export const FeedBlock = memo(function FeedBlock({ parts, first, ...rest }: Props) {
  const ref = useRef<HTMLElement>(null);
  const last = first + parts.length - 1;
  // One more card, and it has another height.
  const id = `${parts[0]?.announcement.id} ${parts.length}`;
  const { isEmpty, height } = useWindow(id, ref, { isWanted: first > 1, margin });
  if (isEmpty) {
    return (
      <article
        aria-label={words.block(first, last)}
        aria-posinset={first}
        aria-setsize={rest.setSize}
        className={`${cardStyles.place} ${styles.block}`}
        ref={ref}
        // A text a line, about where its card would be: what the browser's search finds is scrolled to.
        style={{ height, lineHeight: `${(height ?? 0) / parts.length}px` }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an article of a feed takes the focus (APG)
        tabIndex={0}
      >
        {parts.map(({ announcement }) => announcement.text.replace(/\s+/g, ' ')).join('\n')}
      </article>
    );
  }
  return (
    <div
      className={styles.list}
      ref={(element) => {
        ref.current = element;
      }}
    >
      {parts.map((part, index) => (
        <FeedCard {...rest} {...part} key={part.announcement.id} position={first + index} />
      ))}
    </div>
  );
}, isSame);
