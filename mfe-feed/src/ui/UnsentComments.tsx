import { memberName, useAuthContext } from '@az/shared/auth';
import type { Entry } from '@az/shared/outbox';
import { CommentItem } from '@az/shared/social/CommentItem';
import { LinkedText } from './LinkedText.tsx';
import styles from './UnsentComments.module.css';
import { UnsentState } from './UnsentState.tsx';

type UnsentCommentsProps = { entries: Entry[] };

/** Comments that the server has not confirmed. They can be removed, and refused comments can be sent again. */
export function UnsentComments({ entries }: UnsentCommentsProps) {
  const { member } = useAuthContext();
  if (!member) return null;
  const author = { name: memberName(member), picture: member.picture };
  return (
    <ul aria-label="Pas encore envoyés" className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.clientId} tabIndex={-1}>
          <CommentItem
            author={author}
            comment={{ createdAt: new Date(entry.at).toISOString() }}
            text={entry.act.kind === 'comment' && <LinkedText {...entry.act} />}
          >
            <UnsentState entry={entry} of="ce commentaire" />
          </CommentItem>
        </li>
      ))}
    </ul>
  );
}
