import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { useId } from 'react';
import type { Detail } from './account-details.ts';
import styles from './DetailsCard.module.css';

/** A card with a heading and a description list. */
export function DetailsCard({ title, details }: { title: string; details: Detail[] }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} component="section" padding="lg">
      <Title id={titleId} order={2} size="h3">
        {title}
      </Title>
      <dl className={styles.list}>
        {details.map(({ term, value }) => (
          <div className={styles.row} key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={value === null ? styles.missing : styles.value}>{value ?? 'Non renseigné'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
