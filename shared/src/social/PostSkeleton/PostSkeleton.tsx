import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import card from '../PostCard/PostCard.module.css';
import styles from './PostSkeleton.module.css';

/** Skeleton of a publication that is loading. Announce the loading beside it, once for all skeletons. */
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
