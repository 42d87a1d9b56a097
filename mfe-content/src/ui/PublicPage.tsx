import type { ReactNode } from 'react';
import styles from './PublicPage.module.css';

/** The column layout of a public page. */
export function PublicPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
