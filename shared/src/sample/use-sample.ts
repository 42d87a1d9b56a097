import { lossOf, type OwnerName, useQuery, useQueryClient } from '../query/index.ts';

/** Something of the sample network in its states: `items` is undefined until it is there. */
export type Sample<Item> = {
  items: Item[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  isRetrying: boolean;
};

/** Areas share one page: the name of what one of them has begins with its own. */
export type SampleName = `${OwnerName}-${string}`;

const keyOf = (name: SampleName) => ['shared', 'sample', name] as const;

/**
 * Items of a sample source. They stay as they are while the page is open, but for what `useChangeSample` does to them.
 */
export function useSample<Item>(name: SampleName, load: () => Promise<Item[]>): Sample<Item> {
  const query = useQuery({
    queryKey: keyOf(name),
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { items: query.data, ...lossOf(query) };
}

/** Changes such items, as long as the page lives; without effect before they are there. */
export function useChangeSample<Item>(name: SampleName) {
  const queries = useQueryClient();
  return (change: (items: Item[]) => Item[]): void => {
    queries.setQueryData<Item[]>(keyOf(name), (items) => items && change(items));
  };
}
