import type { ComponentProps, Ref } from 'react';
import styles from './CardPlaceholder.module.css';

type Props = Pick<
  ComponentProps<'article'>,
  'aria-label' | 'aria-posinset' | 'aria-setsize' | 'className' | 'style' | 'children'
> & { ref: Ref<HTMLElement> };

/** Placeholder for cards far from the viewport: their height, and their text for find in page; `data-empty` marks it. */
export function CardPlaceholder({ className = '', ...props }: Props) {
  return (
    <article
      {...props}
      className={`${styles.placeholder} ${className}`}
      data-empty=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an article of a feed takes the focus (APG)
      tabIndex={0}
    />
  );
}
