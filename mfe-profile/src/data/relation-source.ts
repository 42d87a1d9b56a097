import { hasCapability } from '@az/shared/api';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import type { Sample } from '@az/shared/sample/people';

/** One item: whether the server stores relations, or the screens have to show sample data. */
export function useRelationSource(): Sample<'server' | 'sample'> {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['profile', 'source-of-relations'],
    queryFn: async (): Promise<['server' | 'sample']> => [
      (await hasCapability(queries, 'relations')) ? 'server' : 'sample',
    ],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { items: query.data, ...queryFailure(query) };
}
