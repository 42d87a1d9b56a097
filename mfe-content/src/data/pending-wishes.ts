import { type QueryClient, useQuery } from '@az/shared/query';
import type { Pending } from '@az/shared/wishes';

/** The changes of one kind that the server has not confirmed. They are kept in a query that is never loaded. */
export function pendingWishes<Wish>(name: string) {
  const queryKey = ['content', 'wishes', name] as const;
  return {
    read: (queries: QueryClient) => queries.getQueryData<Pending<Wish>[]>(queryKey) ?? [],
    write: (queries: QueryClient, wishes: Pending<Wish>[]) =>
      void queries.setQueryData<Pending<Wish>[]>(queryKey, wishes),
    useWishes: (): Wish[] =>
      useQuery({
        queryKey,
        queryFn: (): Pending<Wish>[] => [],
        enabled: false,
        gcTime: Number.POSITIVE_INFINITY,
        initialData: [],
      }).data.map(({ wish }) => wish),
  };
}
