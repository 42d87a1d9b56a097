import { searchPeople } from '../../api/search.api.ts';
import type { FoundMember } from '../../contracts/index.ts';
import { type QueryClient, useQuery } from '../../query/index.ts';
import { useAuthContext } from '../../session/index.ts';
import { matchesSearch } from '../../text-search/index.ts';

export type Mentionable = Pick<FoundMember, 'id' | 'name' | 'picture' | 'role'>;

const maxShown = 8;

/** How long the member must pause typing before the server is asked, in milliseconds. */
const typingMs = 250;

type Found = { people: FoundMember[]; isWhole: boolean };

const keyOf = (name: string) => ['shared', 'mentionable', name] as const;

/** All that the server has found for the beginning of a name: what is found for the longer name is among it. */
function findKnown(queries: QueryClient, name: string): Found | undefined {
  for (let length = name.length - 1; length > 0; length -= 1) {
    const known = queries.getQueryData<Found>(keyOf(name.slice(0, length)));
    if (known?.isWhole) return known;
  }
}

async function findPeople(queries: QueryClient, name: string, signal: AbortSignal): Promise<Found> {
  const known = findKnown(queries, name);
  if (known) return known;
  await new Promise((resolve) => setTimeout(resolve, typingMs));
  signal.throwIfAborted();
  const { items, meta } = await searchPeople(name, { signal });
  return { people: items, isWhole: meta.nextCursor === null };
}

/** Up to eight other people whose name has this beginning, connections first; none without a beginning. */
export function useMentionable(name: string): Mentionable[] {
  const { member } = useAuthContext();
  const typed = name.trim();
  const { data } = useQuery<Found, Error, Found, ReturnType<typeof keyOf>>({
    queryKey: keyOf(typed),
    queryFn: ({ client, signal }) => findPeople(client, typed, signal),
    enabled: typed !== '',
    // While the member goes on typing, those of the last answer that still fit are shown.
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  if (!data || typed === '') return [];
  return data.people
    .filter((person) => person.id !== member?.id && matchesSearch(person.name, typed))
    .sort((a, b) => Number(b.isConnection) - Number(a.isConnection))
    .slice(0, maxShown);
}
