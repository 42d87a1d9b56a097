import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { PersonRow } from '@az/shared/social/PersonRow';
import { asAuthor, usePeople } from '../../data/people.ts';
import { SideList } from '../../ui/SideList.tsx';
import { words } from './words.ts';

/** Everyone the member can write to, each with the way to the conversation. */
export function SeeContacts() {
  const { people, hasFailed, retry, isRetrying } = usePeople();
  const isLive = isRouteLive(paths.messaging());
  return (
    <SideList
      empty={words.empty}
      expected={{ count: 12, height: 66 }}
      failure={hasFailed ? { sentence: words.failed, onRetry: retry, isRetrying } : null}
      rows={people?.map((person) => ({
        id: person.id,
        row: (
          <PersonRow
            description={person.status === 'online' ? words.online : words.offline}
            person={{ ...asAuthor(person), role: null }}
            to={isLive ? paths.messaging(person.id) : undefined}
          />
        ),
      }))}
      title={words.title}
    />
  );
}
