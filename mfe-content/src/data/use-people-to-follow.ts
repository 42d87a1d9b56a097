import { samplePerson, useAvoidedPeople } from '@az/shared/avoided-people';
import { useQuery } from '@az/shared/query';
import { getPeople } from '@az/shared/sample/people';
import { useRequestedPeople } from './use-requested-people.ts';

/** How many people are suggested at once. */
const shown = 3;

/** People whose articles the member may want to read, and the requests that the member has sent. */
export function usePeopleToFollow() {
  const requested = useRequestedPeople();
  const blocked = useAvoidedPeople('blocked');
  const { data, isError, refetch, isRefetching } = useQuery({
    queryKey: ['content-people'],
    queryFn: getPeople,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const people = data
    ?.filter(({ id, hasRequested }) => !hasRequested && !blocked.has(samplePerson(id)))
    .slice(-shown)
    .map(({ id, name, role, avatar, mutualCount }) => ({
      id,
      author: { name, role, picture: avatar },
      mutualCount,
      hasRequested: requested.has(id),
    }));
  return {
    people,
    hasFailed: isError,
    retry: () => void refetch(),
    isRetrying: isRefetching,
    request: requested.add,
  };
}
