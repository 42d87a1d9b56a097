import { PersonRow } from '@az/shared/social/PersonRow';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { usePeopleToFollow } from '../../data/people.ts';
import styles from './FollowPeople.module.css';

/** People of the sample network to follow; a request stays on this device. */
export function FollowPeople() {
  const { items, hasFailed, retry, isRetrying, request } = usePeopleToFollow();
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
