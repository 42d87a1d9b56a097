import type { ReactNode } from 'react';
import { useWideScreen } from '../chrome/use-wide-screen.ts';
import { MainColumn } from './MainColumn.tsx';
import styles from './SideColumns.module.css';

type Props = {
  side: ReactNode;
  /** Button above the page that opens it as a panel on narrow screens. */
  opener?: ReactNode;
  children: ReactNode;
};

/** A left column and the page: 3/12 and 9/12 from 1200 px, 4/12 and 8/12 from 992 px, one column below. */
export function SideColumns({ side, opener, children }: Props) {
  const isWide = useWideScreen();
  return (
    <div className={styles.columns}>
      {isWide && <div className={styles.side}>{side}</div>}
      <MainColumn above={isWide ? undefined : opener}>{children}</MainColumn>
    </div>
  );
}
