import { type OwnerName, queryFailure, useQuery, useQueryClient } from '../query/index.ts';

/** Sample data and its loading state: `items` is undefined until it has loaded. */
export type Sample<Item> = {
  items: Item[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  isRetrying: boolean;
};

/** All areas share one page: the name of an area's sample data begins with the area's name. */
export type SampleName = `${OwnerName}-${string}`;

const keyOf = (name: SampleName) => ['shared', 'sample', name] as const;

/** Items of a sample source. They stay as they are while the page is open, except for changes by `useChangeSample`. */
export function useSample<Item>(name: SampleName, load: () => Promise<Item[]>): Sample<Item> {
  const query = useQuery({
    queryKey: keyOf(name),
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { items: query.data, ...queryFailure(query) };
}

/** Changes the items of `useSample` for as long as the page is open; no effect before they have loaded. */
export function useChangeSample<Item>(name: SampleName) {
  const queries = useQueryClient();
  return (change: (items: Item[]) => Item[]): void => {
    queries.setQueryData<Item[]>(keyOf(name), (items) => items && change(items));
  };
}
