import type { ReactNode } from 'react';
import { Page } from '../Page/Page.tsx';
import styles from './PageHead.module.css';

type Props = {
  title: string;
  heading?: string;
  /** Content below the heading and `children`, such as a note that the data is sample data. */
  note?: ReactNode;
  children?: ReactNode;
};

export function PageHead({ title, heading, note, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Page heading={heading} title={title} />
        {children}
      </div>
      {note}
    </div>
  );
}
