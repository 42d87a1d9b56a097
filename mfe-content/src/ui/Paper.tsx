import type { ReactNode } from 'react';
import styles from './Paper.module.css';

/** A printable page: only its content is printed, dark on white. */
export function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}

/** Content inside a `Paper` that is not printed. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>;
}
