import type { SearchHit } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { getArticles } from '@az/shared/sample/articles';
import { matchesSearch } from '@az/shared/text-search';
import { findHelp } from './help/find-help.ts';

/** Maximum number of results of each kind. */
const most = 4;

/** News and help articles that match a search, those with the match in their title first. */
export async function searchArticles(query: string): Promise<SearchHit[]> {
  if (!query.trim()) return [];
  const articles = await getArticles();
  const titled = articles.filter(({ title }) => matchesSearch(title, query));
  const others = articles.filter(
    (article) =>
      !titled.includes(article) && matchesSearch(`${article.category} ${article.description}`, query),
  );
  const news = [...titled, ...others].slice(0, most).map(
    ({ id, title, category }): SearchHit => ({
      section: 'articles',
      id: `news-${id}`,
      label: title,
      detail: category,
      to: paths.blog(id),
    }),
  );
  const help = findHelp(query)
    .slice(0, most)
    .map(
      ({ id, title }): SearchHit => ({
        section: 'articles',
        id: `help-${id}`,
        label: title,
        detail: 'Aide',
        to: paths.helpDetails(id),
      }),
    );
  return [...news, ...help];
}
