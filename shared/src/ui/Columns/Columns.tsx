import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = {
  children: ReactNode;
  side: ReactNode;
  sideLabel: string;
};

/** Two columns from 1200 px in the feed group, 992 px in the profile group. On narrower screens, `side` comes last. */
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
