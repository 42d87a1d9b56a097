import { PersonRow } from '@az/shared/social/PersonRow';
import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { useId } from 'react';
import type { Guest } from '../data/event.ts';
import styles from './PeopleCard.module.css';

type Props = {
  title: string;
  people: Guest[];
  /** Said below them, such as how many others there are. */
  note?: string | false;
};

/** Some people with what they do; nothing where there is nobody. */
export function PeopleCard({ title, people, note }: Props) {
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
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
