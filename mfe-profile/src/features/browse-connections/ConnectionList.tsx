import { useOnDemand } from '@az/shared/on-demand';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import type { Connection } from '../../data/connections.ts';
import styles from './BrowseConnections.module.css';
import { ConnectionRow } from './ConnectionRow.tsx';
import { words } from './words.ts';

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
