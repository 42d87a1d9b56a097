import { Skeleton } from '@az/shared/ui/Skeleton';
import styles from './LoadingPanes.module.css';

const rows = ['1', '2', '3', '4', '5', '6', '7'];

export function LoadingRows() {
  return (
    <div className={styles.list}>
      {rows.map((row) => (
        <div className={styles.row} key={row}>
          <Skeleton circle height={48} width={48} />
          <div className={styles.lines}>
            <Skeleton height={14} width="55%" />
            <Skeleton height={12} width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
