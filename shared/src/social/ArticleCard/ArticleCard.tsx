import type { ReactNode } from 'react';
import { longDate } from '../../format/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { CardTitle, type CardTitleProps } from '../CardTitle/CardTitle.tsx';
import type { CoverTone } from '../Cover/Cover.tsx';
import styles from './ArticleCard.module.css';
import { categoryColours } from './category-colours.ts';

type Props = CardTitleProps & {
  title: string;
  category: string;
  categoryVariant: CoverTone;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  description: string;
  /** Fills its container. */
  cover: ReactNode;
};

/** An article in a list: the cover is beside the text, or above it on a small screen. */
export function ArticleCard({
  title,
  to,
  category,
  categoryVariant,
  date,
  description,
  cover,
  order,
}: Props) {
  return (
    <Card className={styles.card} component="article" padding={0}>
      <div className={styles.cover}>{cover}</div>
      <div className={styles.text}>
        <div className={styles.meta}>
          <Badge color={categoryColours[categoryVariant]}>{category}</Badge>
          <Text c="dimmed" component="time" dateTime={date} size="sm">
            {longDate(date)}
          </Text>
        </div>
        <CardTitle order={order} size="h3" to={to}>
          {title}
        </CardTitle>
        <Text c="dimmed" lineClamp={2}>
          {description}
        </Text>
      </div>
    </Card>
  );
}
