import { Badge } from '@az/shared/ui/Badge';
import { Card } from '@az/shared/ui/Card';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import type { Article } from '../../data/article.ts';
import { ArticleCover } from '../../ui/ArticleCover.tsx';
import { ArticleDate } from '../../ui/ArticleDate.tsx';
import { ArticleLink } from '../../ui/ArticleLink.tsx';
import { categoryColours } from '../../ui/category-colours.ts';
import styles from './ArticleCard.module.css';

/** One article of the list. */
export function ArticleCard({ article }: { article: Article }) {
  const { category, categoryVariant, date, description, image, title } = article;
  return (
    <Card className={styles.card} component="article" padding={0}>
      <ArticleCover className={styles.cover} motif={image} variant={categoryVariant} />
      <div className={styles.text}>
        <div className={styles.meta}>
          <Badge color={categoryColours[categoryVariant]}>{category}</Badge>
          <ArticleDate date={date} />
        </div>
        <Title order={3}>
          <ArticleLink id={article.id}>{title}</ArticleLink>
        </Title>
        <Text c="dimmed" lineClamp={2}>
          {description}
        </Text>
      </div>
    </Card>
  );
}
