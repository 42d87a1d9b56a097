import { isRouteLive } from '@az/shared/area';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { CardTitle } from '@az/shared/social/CardTitle';
import { Cover } from '@az/shared/social/Cover';
import { Badge } from '@az/shared/ui/Badge';
import { Card } from '@az/shared/ui/Card';
import { Text } from '@az/shared/ui/Text';
import type { Article as ArticleData } from '../../data/news/article.ts';
import { categoryColours } from '../../ui/category-colours.ts';
import styles from './Article.module.css';

/** An article in the list: links to the article if its page exists. The cover is beside the text, or above it. */
export function Article({ article }: { article: ArticleData }) {
  const { id, title, category, categoryVariant, date, description, image } = article;
  const path = paths.blog(id);
  return (
    <Card className={styles.card} component="article" padding={0}>
      <div className={styles.cover}>
        <Cover motif={image} tone={categoryVariant} />
      </div>
      <div className={styles.text}>
        <div className={styles.meta}>
          <Badge color={categoryColours[categoryVariant]}>{category}</Badge>
          <Text c="dimmed" component="time" dateTime={date} size="sm">
            {longDate(date)}
          </Text>
        </div>
        <CardTitle size="h3" to={isRouteLive(path) ? path : undefined}>
          {title}
        </CardTitle>
        <Text c="dimmed" lineClamp={2}>
          {description}
        </Text>
      </div>
    </Card>
  );
}
