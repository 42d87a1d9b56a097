import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './NotificationRow.module.css';
import { words } from './words.ts';

export function LoadingNotifications({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loadingNotifications}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
        <div className={styles.row} key={key}>
          <Skeleton circle height={44} width={44} />
          <div className={styles.lines}>
            <Skeleton height={14} width="75%" />
            <Skeleton height={12} width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}
