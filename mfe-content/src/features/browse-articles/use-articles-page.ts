import { useSearchParams } from '@az/shared/router';
import { useArticles } from '../../data/news/use-articles.ts';
import { pageOf } from '../../data/page-of.ts';

/** How many articles one page of the list holds. */
export const articlesPerPage = 6;

/** The page of the news list, and the category, that the address asks for, and how far its loading is. */
export function useArticlesPage() {
  const { items, hasFailed, retry, isRetrying } = useArticles();
  const [search] = useSearchParams();
  const category = search.get('category') || null;
  const articles = (items ?? []).filter((article) => category === null || article.category === category);
  const page = pageOf(articles, search.get('page'), articlesPerPage);
  const status = items ? 'ready' : hasFailed ? 'failed' : 'loading';
  return { status, category, page, retry, isRetrying } as const;
}
