import { Title } from '@az/shared/ui/Title';
import type { ReactNode } from 'react';
import { viewHeading } from '../use-view.ts';
import styles from './ViewHead.module.css';

/** Heading of a view, with what can be done about all of it. */
export function ViewHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <Title className={styles.title} id={viewHeading} order={2} tabIndex={-1}>
        {title}
      </Title>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
