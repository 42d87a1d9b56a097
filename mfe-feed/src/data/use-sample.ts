import { useQuery } from '@az/shared/query';
import { answer, getPeople } from '@az/shared/sample/people';
import { type Author, asAuthor } from './people.ts';

/** Something of the sample network in its states: `items` is undefined until it is there. */
export type Sample<Item> = {
  items: Item[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  isRetrying: boolean;
};

/** Items of a sample source. They do not change while the page is open. */
export function useSample<Item>(name: string, make: () => Item[]): Sample<Item> {
  const { data, isError, refetch, isRefetching } = useQuery({
    queryKey: ['sample', name],
    queryFn: () => answer(make),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { items: data, hasFailed: isError, retry: () => void refetch(), isRetrying: isRefetching };
}

const nobody: Author = { name: 'Membre', picture: null };

/** The same, each item with the person that `idOf` names. */
export function useAuthored<Item>(
  name: string,
  make: () => Item[],
  idOf: (item: Item) => string,
): Sample<Item & { author: Author }> {
  const { data, isError, refetch, isRefetching } = useQuery({
    queryKey: ['sample', name],
    queryFn: async () => {
      const [people, items] = await Promise.all([getPeople(), answer(make)]);
      const authors = new Map(people.map((person) => [person.id, asAuthor(person)]));
      return items.map((item) => ({ ...item, author: authors.get(idOf(item)) ?? nobody }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { items: data, hasFailed: isError, retry: () => void refetch(), isRetrying: isRefetching };
}
