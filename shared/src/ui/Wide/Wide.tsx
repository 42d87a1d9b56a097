import type { ReactNode } from 'react';
import styles from './Wide.module.css';

/** A page, or what follows its wide picture, in a group whose layout has no column: its own width. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
