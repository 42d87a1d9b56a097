import { pageConfig } from '@az/shared/config';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useEffect } from 'react';
import { viewHeading } from '../use-view.ts';
import styles from './ViewHead.module.css';

type Props = {
  /** Names the view in the document's title. */
  title: string;
  /** The heading, where it says more than the title. */
  heading?: ReactNode;
  /** What can be done about all of the view. */
  children?: ReactNode;
};

/** Heading of a view: the page's one `h1`, which takes the focus when the view takes the place of another one. */
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
