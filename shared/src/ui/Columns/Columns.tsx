import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = {
  /** Main content. */
  children: ReactNode;
  /** Cards of the right rail. */
  side: ReactNode;
  /** Label of the rail's landmark. */
  sideLabel: string;
};

/**
 * A page with a right rail: two thirds and one third where the layout has room for both (from 1200 px in the feed
 * group, from 992 px in the profile group), otherwise the rail is below. The order in the document is that on the
 * screen.
 */
export function Columns({ children, side, sideLabel }: Props) {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <div className={styles.page}>{children}</div>
        <aside aria-label={sideLabel} className={styles.side}>
          {side}
        </aside>
      </div>
    </div>
  );
}
