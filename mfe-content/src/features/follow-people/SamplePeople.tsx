import { PersonRow } from '@az/shared/social/PersonRow';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useSuggestedPeople } from '../../data/suggested-people.ts';
import styles from './SamplePeople.module.css';

/** People of the sample network to follow; a request stays on this device. */
export function SamplePeople({ count }: { count: number }) {
  const { items, hasFailed, retry, isRetrying, request } = useSuggestedPeople(count);
  return (
    <TitledCard isBusy={!items && !hasFailed} isCompact title="À suivre">
      {hasFailed && !items && (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          Les suggestions n’ont pas pu être chargées. Réessayez.
        </ErrorState>
      )}
      <ul className={styles.list}>
        {items?.map(({ id, author, hasRequested }) => (
          <li className={styles.person} key={id}>
            <PersonRow
              connect={{ hasRequested, isSample: true, onConnect: () => request(id) }}
              person={author}
            />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
