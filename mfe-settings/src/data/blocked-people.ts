import { useQuery, useQueryClient } from '@az/shared/query';
import { getPeople, type Person } from '@az/shared/sample/people';
import { readStored, writeStored } from './stored-json.ts';

/** Someone whom the member has blocked. */
export type BlockedPerson = Person;

/** People of the sample network whom every member has blocked at first. */
const blockedAtFirst = ['108', '110'];

const keyOf = (memberId: string) => `az-blocked:${memberId}`;

function readIds(memberId: string): string[] {
  const kept = readStored(keyOf(memberId));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : blockedAtFirst;
}

/** Whom the member has blocked, as an example that this device keeps. */
export function useBlockedPeople(memberId: string) {
  const queries = useQueryClient();
  const queryKey = ['blocked-people', memberId];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async (): Promise<Person[]> => {
      const ids = readIds(memberId);
      return (await getPeople()).filter(({ id }) => ids.includes(id));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const show = (people: Person[]) => {
    writeStored(
      keyOf(memberId),
      people.map(({ id }) => id),
    );
    queries.setQueryData(queryKey, people);
  };
  return {
    people: data,
    hasFailed: error !== null && data === undefined,
    isLoading: isFetching,
    retry: () => void refetch(),
    show,
  };
}
