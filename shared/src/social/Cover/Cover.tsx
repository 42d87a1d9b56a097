import styles from './Cover.module.css';
import { coverMotifs } from './cover-motifs.tsx';
import type { CoverMotif, CoverTone } from './cover-names.ts';

export type { CoverMotif, CoverTone } from './cover-names.ts';

/** A drawing instead of a photo; decorative. Fills its container. */
export function Cover({
  motif,
  tone,
  className = '',
}: {
  motif: CoverMotif;
  tone: CoverTone;
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      className={`${styles.cover} ${className}`}
      data-tone={tone}
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 320 240"
    >
      {coverMotifs[motif]}
    </svg>
  );
}
