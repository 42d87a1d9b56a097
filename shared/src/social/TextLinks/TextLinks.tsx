import { Fragment, type ReactNode } from 'react';
import { splitText } from './split-text.ts';
import styles from './TextLinks.module.css';

type Props = {
  children: string;
  /** What to show for a tag; by default the tag as it was written. */
  renderTag?: (tag: string) => ReactNode;
};

/**
 * A text that a member wrote, with links for the addresses in it, in the colour `--text-link-color`. Nothing is loaded
 * from the addresses.
 */
export function TextLinks({ children, renderTag }: Props) {
  return splitText(children).map((part, index) => {
    // The position is part of the key, because equal parts may repeat.
    const key = `${index} ${part.shown}`;
    if (part.kind === 'tag') return <Fragment key={key}>{renderTag?.(part.tag) ?? part.shown}</Fragment>;
    if (part.kind === 'text') return <Fragment key={key}>{part.shown}</Fragment>;
    return (
      <a
        className={styles.link}
        href={part.href}
        key={key}
        rel="noopener noreferrer nofollow ugc"
        target="_blank"
        title={part.href}
      >
        {part.shown}
      </a>
    );
  });
}
