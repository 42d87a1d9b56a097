import type { ReactNode } from 'react';
import styles from './Printable.module.css';

/** A printable page: only its content is printed, dark on white. */
export function Printable({ children }: { children: ReactNode }) {
  return <div className={styles.printable}>{children}</div>;
}

/** Content inside a `Printable` that is shown on the screen but not printed. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>;
}
