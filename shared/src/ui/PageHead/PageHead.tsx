import type { ReactNode } from 'react';
import { Page } from '../Page/Page.tsx';
import styles from './PageHead.module.css';

type Props = {
  title: string;
  /** Text of the `h1`, when the document's title says more. */
  heading?: string;
  /** Below both, such as that the data is made up. */
  note?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
};

/** The name of a page, with what can be done there beside it. */
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
