import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

type Props = {
  label: string;
  items: { id: string; card: ReactNode }[];
};

export function CardGrid({ label, items }: Props) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {items.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}
