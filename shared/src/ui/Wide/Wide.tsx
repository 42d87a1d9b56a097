import type { ReactNode } from 'react';
import styles from './Wide.module.css';

/** Sets the width of a page, or of the part below a full-width picture, in a group whose layout has no column. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
