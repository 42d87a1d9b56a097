import { useWrite } from '@az/shared/api';
import type { HiddenPeopleList, HiddenPerson } from '@az/shared/hidden-people';
import { PersonRow } from '@az/shared/social/PersonRow';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { toastFailure } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import { type Row, useHiddenPeopleRows } from '../../data/hidden-people.ts';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { Unavailable } from '../../ui/Unavailable.tsx';
import styles from './ReviewSafety.module.css';
import { listWords, words } from './words.ts';

/** The people whom the member has blocked or unfollowed, each with a button to revert that, which can be undone. */
export function HiddenPeople({ list }: { list: HiddenPeopleList }) {
  const { rows, isStored, hasFailed, isRetrying, retry, change } = useHiddenPeopleRows(list);
  const write = useWrite((error) => toastFailure(words.notChanged, error));
  const [removed, setRemoved] = useState<Row | null>(null);
  const said = listWords[list];
  const set = (person: HiddenPerson, isSet: boolean, after: () => void) =>
    void write.run(async () => {
      await change(person, isSet);
      after();
    });
  if (hasFailed) return <Unavailable isRetrying={isRetrying} onRetry={retry} what={said.failed} />;
  if (!rows) return <LoadingRows count={2} height={44} />;
  return (
    <>
      {!isStored && (
        <Text c="dimmed" size="sm">
          {words.onDevice}
        </Text>
      )}
      {removed && (
        <UndoNotice
          key={removed.key}
          onEnd={() => setRemoved(null)}
          onUndo={() => set(removed.person, true, () => setRemoved(null))}
        >
          {words.removed(removed.name)}
        </UndoNotice>
      )}
      {rows.length === 0 && <Text>{said.none}</Text>}
      <ul className={styles.people}>
        {rows.map((row) => (
          <li key={row.key}>
            <PersonRow person={{ name: row.name, picture: null, role: row.role }}>
              <Button
                aria-label={said.removeName(row.name)}
                aria-disabled={write.isBusy}
                onClick={() => set(row.person, false, () => setRemoved(row))}
                size="sm"
                variant="default"
              >
                {said.remove}
              </Button>
            </PersonRow>
          </li>
        ))}
      </ul>
    </>
  );
}
