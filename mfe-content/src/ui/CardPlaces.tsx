import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './CardGrid.module.css';

const places = ['1', '2', '3', '4', '5', '6'];

/** Holds the places of cards that are on their way; `label` says which. */
export function CardPlaces({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={`${styles.grid} ${styles.places}`}>
        {places.map((place) => (
          <Skeleton className={styles.place} key={place} radius="lg" />
        ))}
      </div>
    </div>
  );
}
