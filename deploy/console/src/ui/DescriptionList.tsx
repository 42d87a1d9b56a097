import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Short facts side by side, each under its name. Facts without a value are left out. */
export function DescriptionList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
