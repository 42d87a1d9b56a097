import { areaHost } from '@az/shared/area';
import { queryFailure, useQuery } from '@az/shared/query';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useEffect, useState } from 'react';
import { suggestedCount } from '../../data/people.ts';
import styles from './FollowPeople.module.css';

/** People to follow, loaded after the first view, which does not need them. */
export function FollowPeople() {
  const [isAfterFirstView, setAfterFirstView] = useState(false);
  useEffect(() => areaHost().afterFirstView(() => setAfterFirstView(true)), []);
  const query = useQuery({
    queryKey: ['feed', 'people-to-follow'],
    queryFn: async () => (await import('@az/shared/social/SuggestedPeople')).SuggestedPeople,
    enabled: isAfterFirstView,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: People } = query;
  const { hasFailed, retry, isRetrying } = queryFailure(query);
  if (People) return <People count={suggestedCount} />;
  return (
    <TitledCard isBusy={!hasFailed} isCompact title="À suivre">
      {hasFailed ? (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          Les suggestions n’ont pas pu être chargées. Réessayez.
        </ErrorState>
      ) : (
        <div className={styles.skeleton} />
      )}
    </TitledCard>
  );
}
