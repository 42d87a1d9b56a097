import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './ExperienceEntry.module.css';
import { words } from './words.ts';

/** Skeletons of two entries. */
export function ExperienceSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {['first', 'second'].map((key) => (
        <div className={styles.entry} key={key}>
          <Skeleton height={44} width={44} />
          <div className={styles.content}>
            <Skeleton height={20} width="60%" />
            <Skeleton height={16} width="40%" />
            <Skeleton height={64} />
          </div>
        </div>
      ))}
    </div>
  );
}
