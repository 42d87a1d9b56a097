import { hasCapability } from '@az/shared/api';
import type { Extension } from '@az/shared/contracts';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import type { Sample } from '@az/shared/sample/people';

/** One item: whether the server has an extension that stores lists, or the screens have to show sample data. */
export function useListSource(extension: Extension): Sample<'server' | 'sample'> {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['profile', 'source-of', extension],
    queryFn: async (): Promise<['server' | 'sample']> => [
      (await hasCapability(queries, extension)) ? 'server' : 'sample',
    ],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { items: query.data, ...queryFailure(query) };
}
