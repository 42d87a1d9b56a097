import { Page } from '@az/shared/ui/Page';
import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

type Props = {
  heading: string;
  /** In the document's title, when it says more than the heading. */
  title?: string;
  /** What can be done here. */
  children?: ReactNode;
};

/** The name of a page of sample data, with what can be done there beside it. */
export function PageHead({ heading, title = heading, children }: Props) {
  return (
    <>
      <div className={styles.head}>
        <Page heading={heading} title={title} />
        {children}
      </div>
      <p className={styles.note}>Données d’exemple</p>
    </>
  );
}
