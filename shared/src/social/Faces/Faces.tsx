import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Count } from '../../ui/Count/Count.tsx';
import styles from './Faces.module.css';

type Props = {
  /** Some of them; at most four are shown. */
  people: { name: string; picture: string | null }[];
  /** How many there are in all. */
  count: number;
  /** What they are, for one and for several: `['participant', 'participants']`. */
  noun: [one: string, several: string];
};

const shown = 4;

/** A few faces of a group of people, and how many there are. */
export function Faces({ people, count, noun: [one, several] }: Props) {
  return (
    <span className={styles.faces}>
      <span aria-hidden="true" className={styles.pictures}>
        {people.slice(0, shown).map(({ name, picture }, index) => (
          <Avatar key={`${index} ${name}`} name={name} picture={picture} size={26} />
        ))}
      </span>
      <span className={styles.count}>
        <Count value={count} /> {count > 1 ? several : one}
      </span>
    </span>
  );
}
