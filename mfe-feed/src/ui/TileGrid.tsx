import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

type Props = { label: string; items: { id: string; item: ReactNode }[] };

/** Cards of one size, as many beside one another as there is room for. */
export function TileGrid({ label, items }: Props) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {items.map(({ id, item }) => (
        <li key={id}>{item}</li>
      ))}
    </ul>
  );
}
