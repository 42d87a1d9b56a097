import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Count } from '../../ui/Count/Count.tsx';
import styles from './AvatarGroup.module.css';

type Props = {
  /** Some of the people, for their pictures; at most four are shown. */
  people: { name: string; picture: string | null }[];
  count: number;
  /** Singular and plural of the noun for the people: `['participant', 'participants']`. */
  noun: [one: string, several: string];
};

const shown = 4;

export function AvatarGroup({ people, count, noun: [one, several] }: Props) {
  return (
    <span className={styles.group}>
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
