import { Skeleton } from '@az/shared/ui/Skeleton';
import styles from './LoadingPanes.module.css';

export function LoadingMessages() {
  return (
    <div className={styles.conversation}>
      <Skeleton height={44} width="45%" />
      <Skeleton height={64} width="60%" />
      <Skeleton className={styles.own} height={64} width="50%" />
      <Skeleton height={64} width="40%" />
    </div>
  );
}
