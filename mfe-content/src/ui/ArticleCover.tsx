import type { CategoryVariant, CoverMotif } from '../data/article.ts';
import styles from './ArticleCover.module.css';
import { coverMotifs } from './cover-motifs.tsx';

type Props = { motif: CoverMotif; variant: CategoryVariant; className?: string };

/** A drawing in the colour of the article's category; decorative. Fills the box it is given. */
export function ArticleCover({ motif, variant, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={`${styles.cover} ${className}`}
      data-variant={variant}
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 320 240"
    >
      {coverMotifs[motif]}
    </svg>
  );
}
