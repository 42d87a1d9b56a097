import type { MouseEvent, ReactNode } from 'react';
import { Count } from '../../ui/Count/Count.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { PostActions, type PostActionsProps } from '../PostCard/PostActions.tsx';
import styles from './AlbumTile.module.css';

type Props = PostActionsProps & {
  title: string;
  cover: ReactNode;
  count: number;
  /** ISO 8601. */
  createdAt: string | null;
  onOpen: () => void;
};

export function AlbumTile({ title, cover, count, createdAt, onOpen, ...actions }: Props) {
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Some browsers do not focus a pressed button, but the viewer returns the focus to the element that had it.
    currentTarget.focus();
    onOpen();
  };
  return (
    <article className={styles.tile}>
      <UnstyledButton aria-haspopup="dialog" className={styles.open} onClick={open}>
        <span aria-hidden="true" className={styles.cover}>
          {cover}
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.about}>
          <Count value={count} /> {count > 1 ? 'photos' : 'photo'} <span aria-hidden="true">·</span>{' '}
          <RelativeTime value={createdAt} />
        </span>
      </UnstyledButton>
      <PostActions {...actions} />
    </article>
  );
}
