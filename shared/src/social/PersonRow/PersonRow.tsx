import type { ReactNode } from 'react';
import { ActionIcon } from '../../ui/ActionIcon/ActionIcon.tsx';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Count } from '../../ui/Count/Count.tsx';
import { IconCheck, IconPlus } from '../../ui/icons/icons.tsx';
import { AuthorName } from '../AuthorName/AuthorName.tsx';
import type { Author } from '../author.ts';
import styles from './PersonRow.module.css';

type Props = {
  person: Author;
  /** Address of the person's page. */
  to?: string | undefined;
  /** People that both know. */
  mutualCount?: number;
  /** A sentence about the person. */
  description?: string;
  /** Offers to add the person, until a request is sent; `isSample`: nobody receives it, and it says so. */
  connect?: { hasRequested: boolean; isSample?: boolean; onConnect: () => void };
  /** Other things that can be done, at the end of the row. */
  children?: ReactNode;
};

type ConnectProps = { name: string } & NonNullable<Props['connect']>;

const markOf = ({ isSample = false }: Props['connect'] & object) => (isSample ? ' (exemple)' : '');

function Connect({ name, ...connect }: ConnectProps) {
  const { hasRequested, onConnect } = connect;
  return (
    <ActionIcon
      aria-disabled={hasRequested}
      aria-label={hasRequested ? `Demande envoyée à ${name}${markOf(connect)}` : `Ajouter ${name}`}
      className={styles.connect}
      onClick={hasRequested ? undefined : onConnect}
      radius="xl"
      variant={hasRequested ? 'transparent' : 'default'}
    >
      {hasRequested ? <IconCheck size={18} /> : <IconPlus size={18} />}
    </ActionIcon>
  );
}

/** One person in a list. */
export function PersonRow({ person, to, mutualCount = 0, description, connect, children }: Props) {
  return (
    <div className={styles.row}>
      <Avatar name={person.name} picture={person.picture} size={44} />
      <div className={styles.who}>
        <AuthorName author={person} to={to} />
        {person.role && <p className={styles.about}>{person.role}</p>}
        {description && <p className={styles.about}>{description}</p>}
        {mutualCount > 0 && (
          <p className={styles.about}>
            <Count value={mutualCount} /> {mutualCount > 1 ? 'relations en commun' : 'relation en commun'}
          </p>
        )}
        {connect?.hasRequested && <p className={styles.about}>Demande envoyée{markOf(connect)}</p>}
      </div>
      {connect && <Connect name={person.name} {...connect} />}
      {children}
    </div>
  );
}
