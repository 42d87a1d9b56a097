import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import styles from './CardGrid.module.css';

const places = ['1', '2', '3', '4', '5', '6'];

/** Skeletons of cards that are loading; `height` is about that of one card, in CSS pixels. */
export function CardPlaces({ height }: { height: number }) {
  return (
    <div className={styles.screen}>
      <div className={styles.grid}>
        {places.map((place) => (
          <Skeleton height={height} key={place} radius="lg" />
        ))}
      </div>
    </div>
  );
}
