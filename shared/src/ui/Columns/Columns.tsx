import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = {
  /** The page itself. */
  children: ReactNode;
  /** Cards beside it: the right rail. */
  side: ReactNode;
  /** What the cards are about, as the name of their landmark. */
  sideLabel: string;
};

/**
 * A page with a right rail: two thirds and one third where the layout leaves room for both (from 1200 px in the feed group,
 * from 992 px in the profile group), else the rail under the page. The order in the document is the order on the screen.
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
