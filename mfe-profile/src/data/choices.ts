import type { Choice } from '@az/shared/contracts';
import { type QueryKey, useQuery } from '@az/shared/query';
import { toast } from '@az/shared/toast';
import { useEffect } from 'react';

/** Lists to choose from, on their way to the screen. */
export type Loaded<Lists> = {
  lists: Lists | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

type Source<Lists> = {
  queryKey: QueryKey;
  load: (signal: AbortSignal) => Promise<Lists>;
  /** The fixed toast of a failure. */
  failure: string;
  enabled?: boolean;
};

/** No choices yet. */
export const noChoices: Choice[] = [];

/** Failures that a toast was shown for. */
const told = new WeakSet<Error>();

/** Loads lists to choose from; leaving gives them up, a failure raises its toast once for each attempt. */
export function useLists<Lists>({ queryKey, load, failure, enabled = true }: Source<Lists>): Loaded<Lists> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    enabled,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (!error || told.has(error)) return;
    told.add(error);
    toast({ message: failure, variant: 'danger' });
  }, [error, failure]);
  const hasFailed = error !== null && data === undefined && !isFetching;
  return { lists: data, isLoading: isFetching && data === undefined, hasFailed, retry: () => void refetch() };
}
