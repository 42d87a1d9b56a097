import { PersonRow } from '@az/shared/social/PersonRow';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import { type BlockedPerson, useBlockedPeople } from '../../data/blocked-people.ts';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { Unavailable } from '../../ui/Unavailable.tsx';
import styles from './ReviewSafety.module.css';
import { words } from './words.ts';

/** Whom the member has blocked, each with a way to take that back, and that with one too. */
export function BlockedPeople({ memberId }: { memberId: string }) {
  const { people, hasFailed, isLoading, retry, show } = useBlockedPeople(memberId);
  const [before, setBefore] = useState<{ name: string; people: BlockedPerson[] } | null>(null);
  if (hasFailed) return <Unavailable isLoading={isLoading} onRetry={retry} what={words.blockedFailed} />;
  if (!people) return <LoadingRows count={2} height={44} />;
  const unblock = (person: BlockedPerson) => {
    setBefore({ name: person.name, people });
    show(people.filter(({ id }) => id !== person.id));
  };
  return (
    <>
      <Text c="dimmed" size="sm">
        {words.sample}
      </Text>
      {before && (
        <UndoNotice
          key={before.name}
          onEnd={() => setBefore(null)}
          onUndo={() => {
            show(before.people);
            setBefore(null);
          }}
        >
          {words.unblocked(before.name)}
        </UndoNotice>
      )}
      {people.length === 0 && <Text>{words.noBlocked}</Text>}
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={{ name: person.name, picture: person.avatar, role: person.role }}>
              <Button
                aria-label={words.unblockName(person.name)}
                onClick={() => unblock(person)}
                size="sm"
                variant="default"
              >
                {words.unblock}
              </Button>
            </PersonRow>
          </li>
        ))}
      </ul>
    </>
  );
}
