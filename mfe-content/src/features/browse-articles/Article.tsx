import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { ArticleCard } from '@az/shared/social/ArticleCard';
import { Cover } from '@az/shared/social/Cover';
import type { Article as ArticleData } from '../../data/news/article.ts';

/** An article in the list: links to the article if its page exists. */
export function Article({ article }: { article: ArticleData }) {
  const { id, image, ...card } = article;
  const path = paths.blog(id);
  return (
    <ArticleCard
      {...card}
      cover={<Cover motif={image} tone={card.categoryVariant} />}
      to={isRouteLive(path) ? path : undefined}
    />
  );
}
