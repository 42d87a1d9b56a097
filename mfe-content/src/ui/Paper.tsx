import type { ReactNode } from 'react';
import styles from './Paper.module.css';

/** A page that may be printed: on paper only what is inside remains, dark on white. */
export function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}

/** What is of no use on paper, inside a `Paper`. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>;
}
