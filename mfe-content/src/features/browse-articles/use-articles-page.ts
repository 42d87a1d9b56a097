import { useSearchParams } from '@az/shared/router';
import { useArticles } from '../../data/news/use-articles.ts';
import { pageOf } from '../../data/page-of.ts';

export const articlesPerPage = 6;

/** The page and category of the news list in the URL, with the loading state. */
export function useArticlesPage() {
  const { items, hasFailed, retry, isRetrying } = useArticles();
  const [search] = useSearchParams();
  const category = search.get('category') || null;
  const articles = (items ?? []).filter((article) => category === null || article.category === category);
  const page = pageOf(articles, search.get('page'), articlesPerPage);
  const status = items ? 'ready' : hasFailed ? 'failed' : 'loading';
  return { status, category, page, retry, isRetrying } as const;
}
