import { samplePerson, useAvoidedPeople } from '@az/shared/avoided-people';
import { PersonRow } from '@az/shared/social/PersonRow';
import { asAuthor, usePeople } from '../../data/people.ts';
import { useRequestedPeople } from '../../data/use-requested-people.ts';
import { SideList } from '../../ui/SideList.tsx';
import { words } from './words.ts';

/** How many people are suggested at once. */
const shown = 5;

/** People that the member may want to know, without those who have asked the member themselves; a request stays on this device. */
export function FollowPeople() {
  const { people, hasFailed, retry, isRetrying } = usePeople();
  const requested = useRequestedPeople();
  const blocked = useAvoidedPeople('blocked');
  const others = people?.filter(({ id, hasRequested }) => !hasRequested && !blocked.has(samplePerson(id)));
  const rows = others?.slice(-shown).map((person) => ({
    id: person.id,
    row: (
      <PersonRow
        connect={{
          hasRequested: requested.has(person.id),
          onConnect: () => requested.add(person.id),
        }}
        mutualCount={person.mutualCount}
        person={asAuthor(person)}
      />
    ),
  }));
  return (
    <SideList
      empty={words.empty}
      expected={{ count: shown, height: 128 }}
      failure={hasFailed ? { sentence: words.failed, onRetry: retry, isRetrying } : null}
      rows={rows}
      title={words.title}
    />
  );
}
