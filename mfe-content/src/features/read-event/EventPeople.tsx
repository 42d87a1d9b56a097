import { PersonRow } from '@az/shared/social/PersonRow';
import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { useId } from 'react';
import type { Guest } from '../../data/event.ts';
import styles from './ReadEvent.module.css';
import { words } from './words.ts';

/** Some of the people at an event, and how many others there are. */
export function EventPeople({
  title,
  people,
  others = 0,
}: {
  title: string;
  people: Guest[];
  others?: number;
}) {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <Card aria-labelledby={id} className={styles.card} component="section" padding="lg">
      <Title id={id} order={2} size="h3">
        {title}
      </Title>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.others}>{words.others(others)}</p>}
    </Card>
  );
}
