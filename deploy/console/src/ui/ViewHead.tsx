import { pageConfig } from '@az/shared/config';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useEffect } from 'react';
import { viewHeading } from '../use-view.ts';
import styles from './ViewHead.module.css';

type Props = {
  /** Name of the view in the document's title. */
  title: string;
  /** The heading, where it says more than the title. */
  heading?: ReactNode;
  children?: ReactNode;
};

/** Heading of a view: the page's only `h1`, which gets the focus when the view changes. */
export function ViewHead({ title, heading = title, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Console ${pageConfig().productName}`;
  }, [title]);
  return (
    <div className={styles.head}>
      <Title className={styles.title} id={viewHeading} order={1} tabIndex={-1}>
        {heading}
      </Title>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
