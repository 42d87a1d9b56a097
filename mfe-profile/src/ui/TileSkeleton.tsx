import { Skeleton } from '@az/shared/ui/Skeleton';
import styles from './TileSkeleton.module.css';

const tiles = ['1', '2', '3', '4'];

export function TileSkeleton({ shape = 'square' }: { shape?: 'wide' | 'square' }) {
  return (
    <div className={styles.grid} data-shape={shape}>
      {tiles.map((tile) => (
        <Skeleton className={styles.tile} key={tile} radius="md" />
      ))}
    </div>
  );
}
