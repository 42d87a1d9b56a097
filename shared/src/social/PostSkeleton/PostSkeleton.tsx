import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import card from '../PostCard/PostCard.module.css';
import styles from './PostSkeleton.module.css';

/** Holds the place of a publication that is on its way. Say beside it, once, what is loading. */
export function PostSkeleton() {
  return (
    <div className={card.card} data-skeleton>
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
  );
}
