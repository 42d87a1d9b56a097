import type { ReactNode } from 'react';
import { useFocusFallback } from '../../focus-fallback/index.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Count } from '../../ui/Count/Count.tsx';
import { IconCheck } from '../../ui/icons/icons.tsx';
import { AuthorName } from '../AuthorName/AuthorName.tsx';
import type { Author } from '../author.ts';
import styles from './PersonRow.module.css';

type Props = {
  person: Author;
  to?: string | undefined;
  mutualCount?: number;
  description?: string;
  /** `isSample`: the request reaches nobody, and the row says so. `beside`: another action, beside the button. */
  connect?: { hasRequested: boolean; isSample?: boolean; onConnect: () => void; beside?: ReactNode };
  /** Id of the element that gets the focus when the row is removed while it has the focus. */
  focusFallback?: string;
  children?: ReactNode;
};

type ConnectProps = { name: string } & NonNullable<Props['connect']>;

const sampleSuffix = ({ isSample = false }: Props['connect'] & object) => (isSample ? ' (exemple)' : '');

function Connect({ name, ...connect }: ConnectProps) {
  const { hasRequested, onConnect } = connect;
  return (
    <Button
      aria-disabled={hasRequested}
      aria-label={hasRequested ? `Demande envoyée à ${name}${sampleSuffix(connect)}` : `Suivre ${name}`}
      className={styles.connect}
      onClick={hasRequested ? undefined : onConnect}
      size="compact-sm"
      variant={hasRequested ? 'transparent' : 'subtle'}
    >
      {hasRequested ? <IconCheck size={18} /> : 'Suivre'}
    </Button>
  );
}

export function PersonRow({
  person,
  to,
  mutualCount = 0,
  description,
  connect,
  focusFallback,
  children,
}: Props) {
  return (
    <div className={styles.row} ref={useFocusFallback(focusFallback)}>
      <Avatar name={person.name} picture={person.picture} size={connect ? 36 : 44} />
      <div className={styles.text}>
        <AuthorName author={person} to={to} />
        {person.role && <p className={`${styles.about} ${connect ? styles.short : ''}`}>{person.role}</p>}
        {description && (
          <p className={styles.about} dir="auto">
            {description}
          </p>
        )}
        {mutualCount > 0 && (
          <p className={styles.about}>
            <Count value={mutualCount} /> {mutualCount > 1 ? 'relations en commun' : 'relation en commun'}
          </p>
        )}
        {connect && (
          <div className={styles.actions}>
            {connect.hasRequested && (
              <p className={styles.about}>{`Demande envoyée${sampleSuffix(connect)}`}</p>
            )}
            <Connect name={person.name} {...connect} />
            {connect.beside}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
