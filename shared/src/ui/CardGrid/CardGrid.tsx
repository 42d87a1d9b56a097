import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

type Props = {
  /** Names the list. */
  label: string;
  items: { id: string; card: ReactNode }[];
};

/** Cards of one size, as many beside one another as there is room for. */
export function CardGrid({ label, items }: Props) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {items.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}
