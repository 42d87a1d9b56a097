import { Skeleton } from '@az/shared/ui/Skeleton';
import styles from './RowsSkeleton.module.css';

const rows = ['1', '2', '3', '4'];

export function RowsSkeleton() {
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div className={styles.row} key={row}>
          <Skeleton circle height={44} width={44} />
          <div className={styles.lines}>
            <Skeleton height={14} width="45%" />
            <Skeleton height={12} width="70%" />
          </div>
        </div>
      ))}
    </div>
  );
}
