import type { ReactNode } from 'react';
import { Card } from '../../ui/Card/Card.tsx';
import { CardTitle, type CardTitleProps } from '../CardTitle/CardTitle.tsx';
import { PostActions, type PostActionsProps } from '../PostCard/PostActions.tsx';
import styles from './ShortCard.module.css';

type Props = PostActionsProps &
  CardTitleProps & {
    title: string;
    /** A picture, a `Carousel` of several or a `VideoFacade`. */
    media: ReactNode;
  };

/** One short publication of a wall: what there is to see, a line about it, and what can be done. */
export function ShortCard({ title, to, media, order, ...actions }: Props) {
  return (
    <Card className={styles.card} component="article" padding={0}>
      {media}
      <div className={styles.text}>
        <CardTitle order={order} to={to}>
          {title}
        </CardTitle>
        <PostActions {...actions} />
      </div>
    </Card>
  );
}
