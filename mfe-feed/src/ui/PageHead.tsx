import { Page } from '@az/shared/ui/Page';
import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** The name of a page, with what can be done there beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <Page title={title} />
      {children}
    </div>
  );
}
