import { longDate } from '@az/shared/format';
import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { useId } from 'react';
import type { Group } from '../../data/group.ts';
import styles from './ReadGroup.module.css';
import { words } from './words.ts';

/** What the group is about. */
export function GroupAbout({ group: { description, createdAt, city, type } }: { group: Group }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={styles.card} component="section" padding="lg">
      <Title id={id} order={2} size="h3">
        {words.about}
      </Title>
      <p className={styles.text}>{description}</p>
      <dl className={styles.list}>
        <div>
          <dt>{words.access}</dt>
          <dd>{words.types[type]}</dd>
        </div>
        <div>
          <dt>{words.founded}</dt>
          <dd>
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </dd>
        </div>
        {city && (
          <div>
            <dt>{words.place}</dt>
            <dd>{city}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
