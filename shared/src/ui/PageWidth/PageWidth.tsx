import type { ReactNode } from 'react';
import styles from './PageWidth.module.css';

/** Sets the width of a page, or of the part below a full-width picture, in a group whose layout has no column. */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className={styles.width}>{children}</div>;
}
