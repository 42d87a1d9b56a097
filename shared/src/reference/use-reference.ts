import { type QueryClient, type QueryKey, useQuery } from '../query/index.ts';
import { useFailureToast } from '../toast/index.ts';

/** Lists to choose from, on their way to the screen. */
export type Reference<Lists> = {
  lists: Lists | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** How lists are loaded, and where they are kept: a few minutes, for whoever asks for them again. */
export type ReferenceQuery<Lists> = {
  queryKey: QueryKey;
  queryFn: (context: { client: QueryClient; signal: AbortSignal }) => Promise<Lists>;
};

const staleTime = 5 * 60_000;

/** Lists that may be known. Rejects with `AppError`, without a toast. */
export const fetchReference = <Lists>(queries: QueryClient, query: ReferenceQuery<Lists>): Promise<Lists> =>
  queries.fetchQuery({ ...query, staleTime });

/**
 * Loads lists to choose from; leaving the screen aborts the call. A failure shows its toast, `failure`, once for each
 * attempt.
 */
export function useReference<Lists>(
  query: ReferenceQuery<Lists>,
  failure: string,
  enabled = true,
): Reference<Lists> {
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled,
    staleTime,
    refetchOnWindowFocus: false,
  });
  useFailureToast(error, failure);
  const isKnown = data !== undefined;
  return {
    lists: data,
    isLoading: isFetching && !isKnown,
    hasFailed: error !== null && !isKnown && !isFetching,
    retry: () => void refetch(),
  };
}
