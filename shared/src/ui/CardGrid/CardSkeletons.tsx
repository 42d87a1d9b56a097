import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import styles from './CardGrid.module.css';

const keys = ['1', '2', '3', '4', '5', '6'];

/** Skeletons of cards that are loading; `height` is about that of one card, in CSS pixels. */
export function CardSkeletons({ height }: { height: number }) {
  return (
    <div className={styles.screen}>
      <div className={styles.grid}>
        {keys.map((key) => (
          <Skeleton height={height} key={key} radius="lg" />
        ))}
      </div>
    </div>
  );
}
