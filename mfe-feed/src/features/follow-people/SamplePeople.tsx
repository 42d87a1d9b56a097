import { PersonRow } from '@az/shared/social/PersonRow';
import { useSuggestedPeople } from '../../data/suggested-people.ts';
import { SideList } from '../../ui/SideList.tsx';

const words = {
  title: 'À suivre',
  empty: 'Aucune suggestion pour le moment.',
  failed: 'Les suggestions n’ont pas pu être chargées. Réessayez.',
};

/** People of the sample network to follow; a request stays on this device. */
export function SamplePeople({ count }: { count: number }) {
  const { items, hasFailed, retry, isRetrying, request } = useSuggestedPeople(count);
  return (
    <SideList
      empty={words.empty}
      expected={{ count, height: 80.9 }}
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
