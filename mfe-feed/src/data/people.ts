import { useQuery } from '@az/shared/query';
import { getPeople, type Person } from '@az/shared/sample/people';

const peopleQuery = { queryKey: ['feed-people'], queryFn: getPeople, staleTime: Number.POSITIVE_INFINITY };

/** Everyone of the sample network; undefined until they are there. */
export function usePeople() {
  const { data, isError, refetch, isRefetching } = useQuery(peopleQuery);
  return { people: data, hasFailed: isError, retry: () => void refetch(), isRetrying: isRefetching };
}

/** Who wrote or made something of the sample network, as the shared cards show them. */
export type Author = { name: string; role?: string | null; picture: string | null };

/** A person as the shared cards show them. */
export const asAuthor = ({ name, role, avatar }: Person): Author => ({ name, role, picture: avatar });
