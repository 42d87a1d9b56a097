import type { ReactNode } from 'react';
import { Card } from '../../ui/Card/Card.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { Title } from '../../ui/Title/Title.tsx';
import { PostActions, type PostActionsProps } from '../PostCard/PostActions.tsx';
import styles from './ShortCard.module.css';

type Props = PostActionsProps & {
  title: string;
  /** Address of the publication; without one the title is plain text. */
  to?: string | undefined;
  /** A picture, a `Carousel` of several or a `VideoFacade`. */
  media: ReactNode;
  /** Level of the title as a heading. */
  order?: 2 | 3 | 4;
};

/** One short publication of a wall: what there is to see, a line about it, and what can be done. */
export function ShortCard({ title, to, media, order = 3, ...actions }: Props) {
  return (
    <Card className={styles.card} component="article" padding={0}>
      {media}
      <div className={styles.text}>
        <Title order={order} size="h4">
          {to === undefined ? (
            title
          ) : (
            <TextLink inherit to={to}>
              {title}
            </TextLink>
          )}
        </Title>
        <PostActions {...actions} />
      </div>
    </Card>
  );
}
