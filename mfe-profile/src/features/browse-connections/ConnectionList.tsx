import { isRouteLive } from '@az/shared/area';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { AvatarGroup } from '@az/shared/social/AvatarGroup';
import { PersonRow } from '@az/shared/social/PersonRow';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import type { Connection } from '../../data/connections.ts';
import styles from './BrowseConnections.module.css';
import { words } from './words.ts';

/** One connection, with links to write to them and a button to remove it. */
function ConnectionRow({ connection, onRemove }: { connection: Connection; onRemove: () => void }) {
  const { id, name, role, avatar, description, shared, mutualCount } = connection;
  const messages = paths.messaging(id);
  return (
    <PersonRow description={description} person={{ name, role, picture: avatar }}>
      <div className={styles.shared}>
        <AvatarGroup
          count={mutualCount}
          noun={['relation en commun', 'relations en commun']}
          people={shared}
        />
      </div>
      <div className={styles.actions}>
        {isRouteLive(paths.messaging()) && (
          <ButtonLink aria-label={words.messageTo(name)} size="sm" to={messages} variant="light">
            {words.message}
          </ButtonLink>
        )}
        <Button aria-label={words.removeOne(name)} onClick={onRemove} size="sm" variant="default">
          {words.remove}
        </Button>
      </div>
    </PersonRow>
  );
}

type Props = {
  connections: Connection[];
  removed: string | null;
  onRemove: (id: string) => void;
  onBringBack: () => void;
  onForget: () => void;
};

/** The rows; removing a connection asks for confirmation, and can be undone for 8 seconds. */
export function ConnectionList({ connections, removed, onRemove, onBringBack, onForget }: Props) {
  const [asked, setAsked] = useState<Connection | null>(null);
  const question = useOnDemand(() =>
    import('@az/shared/social/ConfirmDialog').then((part) => part.ConfirmDialog),
  );
  return (
    <>
      <ul className={styles.list}>
        {connections.map((connection) => (
          <li className={styles.item} key={connection.id}>
            {connection.id === removed ? (
              <UndoNotice onEnd={onForget} onUndo={onBringBack}>
                {words.removed(connection.name)}
              </UndoNotice>
            ) : (
              <ConnectionRow
                connection={connection}
                onRemove={() => {
                  setAsked(connection);
                  question.show();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {question.Part && (
        <question.Part
          action={words.remove}
          cancel={words.keep}
          isDanger
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            if (asked) onRemove(asked.id);
            setAsked(null);
          }}
          opened={asked !== null}
          question={asked ? words.removeQuestion(asked.name) : ''}
        >
          <Text>{words.removeEffect}</Text>
        </question.Part>
      )}
    </>
  );
}
