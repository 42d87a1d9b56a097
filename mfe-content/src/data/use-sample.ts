import { useQuery } from '@az/shared/query';

/** Something of the sample network in its states: `items` is undefined until it is there. */
export type Sample<Item> = {
  items: Item[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  isRetrying: boolean;
};

/** Items of a sample source. They do not change while the page is open. */
export function useSample<Item>(name: string, load: () => Promise<Item[]>): Sample<Item> {
  const { data, isError, refetch, isRefetching } = useQuery({
    queryKey: ['content-sample', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { items: data, hasFailed: isError, retry: () => void refetch(), isRetrying: isRefetching };
}
