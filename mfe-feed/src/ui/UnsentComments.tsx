import { memberName, useAuthContext } from '@az/shared/auth';
import type { Entry } from '@az/shared/outbox';
import { Avatar } from '@az/shared/ui/Avatar';
import { LinkedText } from './LinkedText.tsx';
import styles from './UnsentComments.module.css';
import { UnsentState } from './UnsentState.tsx';

export type UnsentCommentsProps = { entries: Entry[] };

/** Comments that the server has not confirmed, with what the member may do about those that it refused. */
export function UnsentComments({ entries }: UnsentCommentsProps) {
  const { member } = useAuthContext();
  if (!member) return null;
  const name = memberName(member);
  return (
    <ul aria-label="Pas encore envoyés" className={styles.list}>
      {entries.map((entry) => (
        <li className={styles.row} key={entry.clientId} tabIndex={-1}>
          <Avatar name={name} picture={member.picture} size={32} />
          <div className={styles.body}>
            <p className={styles.name}>{name}</p>
            <p className={styles.text}>
              {entry.act.kind === 'comment' && <LinkedText>{entry.act.text}</LinkedText>}
            </p>
            <UnsentState entry={entry} of="ce commentaire" />
          </div>
        </li>
      ))}
    </ul>
  );
}
