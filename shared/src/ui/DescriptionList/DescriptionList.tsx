import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

type Props = {
  entries: readonly (readonly [name: string, value: ReactNode])[];
  /** Shows the entries in columns where there is room, otherwise in rows. */
  inColumns?: boolean;
};

/** A description list: short values, each with its name. */
export function DescriptionList({ entries, inColumns = false }: Props) {
  return (
    <dl className={styles.list} data-columns={inColumns || undefined}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
