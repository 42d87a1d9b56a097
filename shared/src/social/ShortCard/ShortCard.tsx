import type { ReactNode } from 'react';
import { Card } from '../../ui/Card/Card.tsx';
import { CardTitle, type CardTitleProps } from '../CardTitle/CardTitle.tsx';
import { PostActions, type PostActionsProps } from '../PostCard/PostActions.tsx';
import styles from './ShortCard.module.css';

type Props = PostActionsProps &
  CardTitleProps & {
    title: string;
    /** A picture, a `Carousel` of several pictures or a `VideoFacade`. */
    media: ReactNode;
  };

/** A short publication: its media, a line of text and its actions. */
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
