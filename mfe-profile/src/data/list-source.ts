import { hasCapability } from '@az/shared/api';
import type { Extension } from '@az/shared/contracts';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import type { Sample } from '@az/shared/sample/people';

/** A list with one item: `server` if the server has the extension, `sample` if the screens must show sample data. */
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
