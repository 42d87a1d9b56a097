import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import card from './AnnouncementCard.module.css';
import list from './FeedList.module.css';
import styles from './FeedSkeleton.module.css';

/** Three cards on their way. */
export function FeedSkeleton() {
  return (
    <div className={list.list} role="status">
      <VisuallyHidden>Chargement des annonces</VisuallyHidden>
      {['first', 'second', 'third'].map((key) => (
        <div className={card.card} data-skeleton key={key}>
          <div className={styles.head}>
            <Skeleton circle height={48} width={48} />
            <div className={styles.lines}>
              <Skeleton height={14} width="40%" />
              <Skeleton height={12} width="25%" />
            </div>
          </div>
          <Skeleton height={14} />
          <Skeleton height={14} width="80%" />
          <Skeleton className={styles.media} />
        </div>
      ))}
    </div>
  );
}
