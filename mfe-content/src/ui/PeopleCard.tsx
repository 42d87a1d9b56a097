import { PersonRow } from '@az/shared/social/PersonRow';
import { TitledCard } from '@az/shared/ui/TitledCard';
import styles from './PeopleCard.module.css';

type Props = {
  title: string;
  people: { id: string; name: string; role: string | null; picture: string | null }[];
  /** Text below the people, such as how many more there are. */
  note?: string | false;
};

/** Some people with their roles; nothing if there are none. */
export function PeopleCard({ title, people, note }: Props) {
  if (people.length === 0) return null;
  return (
    <TitledCard title={title}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </TitledCard>
  );
}
