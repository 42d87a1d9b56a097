import { useQuery } from '@az/shared/query';
import { getArticles } from '@az/shared/sample/articles';

/** The newest articles; undefined until they are there. */
export function useNews() {
  const { data, isError, refetch, isRefetching } = useQuery({
    queryKey: ['articles'],
    queryFn: getArticles,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { articles: data, hasFailed: isError, retry: () => void refetch(), isRetrying: isRefetching };
}
