import { PersonRow } from '@az/shared/social/PersonRow';
import { usePeopleToFollow } from '../../data/people.ts';
import { SideList } from '../../ui/SideList.tsx';

const words = {
  title: 'À suivre',
  empty: 'Aucune suggestion pour le moment.',
  failed: 'Les suggestions n’ont pas pu être chargées. Réessayez.',
};

/** People to follow; a request stays on this device. */
export function FollowPeople() {
  const { items, hasFailed, retry, isRetrying, request } = usePeopleToFollow();
  return (
    <SideList
      empty={words.empty}
      expected={{ count: 5, height: 63.2 }}
      failure={hasFailed ? { sentence: words.failed, onRetry: retry, isRetrying } : null}
      rows={items?.map(({ id, author, hasRequested }) => ({
        id,
        row: (
          <PersonRow
            connect={{ hasRequested, isSample: true, onConnect: () => request(id) }}
            person={author}
          />
        ),
      }))}
      title={words.title}
    />
  );
}
