import { queryFailure, useQuery } from '@az/shared/query';
import { getArticles } from '@az/shared/sample/articles';
import { getAuthors } from '@az/shared/sample/people';
import { readingMinutes, typeset } from '../section.ts';
import type { WholeArticle } from './article.ts';
import { articleBody } from './article-bodies.ts';

/** The article with this id; null if there is none. */
async function loadArticle(id: string): Promise<WholeArticle | null> {
  const body = articleBody(id);
  const [articles, authorOf] = await Promise.all([getArticles(), getAuthors()]);
  const article = articles.find((one) => one.id === id);
  if (!article || !body) return null;
  return {
    ...article,
    author: authorOf(body.authorId),
    sections: body.sections.map(typeset),
    minutes: readingMinutes(body.sections),
  };
}

/** An article with its loading state: undefined while loading, null for an unknown id. */
export function useWholeArticle(id: string) {
  const query = useQuery({
    queryKey: ['content', 'article', id],
    queryFn: () => loadArticle(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { article: query.data, ...queryFailure(query) };
}
