import type { ReactNode } from 'react';
import styles from './Bar.module.css';

/** Slim top bar of the pages without the full header. */
export function Bar({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <header className={styles.bar}>
      {start}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
