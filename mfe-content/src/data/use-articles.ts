import { useQuery } from '@az/shared/query';
import { getArticles } from '@az/shared/sample/articles';

/** All news articles, newest first. They do not change while the page is open. */
export function useArticles() {
  return useQuery({ queryKey: ['articles'], queryFn: getArticles, staleTime: Number.POSITIVE_INFINITY });
}
