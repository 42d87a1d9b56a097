import { Skeleton } from '@az/shared/ui/Skeleton';
import styles from './LoadingRows.module.css';

export function LoadingRows({ count, height }: { count: number; height: number }) {
  return (
    <div aria-busy="true" className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton height={height} key={index} />
      ))}
    </div>
  );
}
