import type { ReactNode } from 'react';
import { longDate } from '../../format/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { Title } from '../../ui/Title/Title.tsx';
import type { CoverTone } from '../Cover/Cover.tsx';
import styles from './ArticleCard.module.css';
import { categoryColours } from './category-colours.ts';

type Props = {
  title: string;
  /** Address of the article; without one the title is plain text. */
  to?: string | undefined;
  category: string;
  categoryVariant: CoverTone;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  description: string;
  /** Fills the box it is given. */
  cover: ReactNode;
  /** Level of the title as a heading. */
  order?: 2 | 3 | 4;
};

/** One article of a list: cover beside the text, above it on a small screen. */
export function ArticleCard({
  title,
  to,
  category,
  categoryVariant,
  date,
  description,
  cover,
  order = 3,
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
        <Title order={order} size="h3">
          {to === undefined ? (
            title
          ) : (
            <TextLink inherit to={to}>
              {title}
            </TextLink>
          )}
        </Title>
        <Text c="dimmed" lineClamp={2}>
          {description}
        </Text>
      </div>
    </Card>
  );
}
