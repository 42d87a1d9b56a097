import type { ReactNode } from 'react';
import styles from './TextWithSide.module.css';

/** A text with its table of contents, which comes first in the document but is on the right on a wide screen. */
export function TextWithSide({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
