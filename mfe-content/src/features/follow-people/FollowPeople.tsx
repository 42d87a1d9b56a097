import { PersonRow } from '@az/shared/social/PersonRow';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { usePeopleToFollow } from '../../data/use-people-to-follow.ts';
import styles from './FollowPeople.module.css';

/** People of the sample network to follow; a request stays on this device. */
export function FollowPeople() {
  const { people, hasFailed, retry, isRetrying, request } = usePeopleToFollow();
  return (
    <TitledCard isBusy={!people && !hasFailed} isCompact title="À suivre">
      {hasFailed && !people && (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          Les suggestions n’ont pas pu être chargées. Réessayez.
        </ErrorState>
      )}
      <ul className={styles.list}>
        {people?.map(({ id, author, mutualCount, hasRequested }) => (
          <li className={styles.person} key={id}>
            <PersonRow
              connect={{ hasRequested, onConnect: () => request(id) }}
              mutualCount={mutualCount}
              person={author}
            />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
