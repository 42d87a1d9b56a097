import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { Count } from '../../ui/Count/Count.tsx';
import { IconHeart, IconHeartFilled, IconMessageCircle, IconShare } from '../../ui/icons/icons.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import styles from './PostActions.module.css';

export type PostActionsProps = {
  /** `count` is null when the number of likes is unknown. */
  likes?: { count: number | null; isLiked: boolean; onToggle: () => void } | undefined;
  /** Target of the comments button: a URL, or a function that shows the comments here. */
  comments?: { count: number | null; to?: string; onOpen?: () => void } | undefined;
  onShare?: (() => void) | undefined;
};

function Label({ icon, children, count }: { icon: ReactNode; children: string; count?: number | null }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {count !== undefined && count !== null && (
        <>
          {' '}
          <Count className={styles.count} value={count} />
        </>
      )}
    </>
  );
}

export function PostActions({ likes, comments, onShare }: PostActionsProps) {
  if (!likes && !comments && !onShare) return null;
  const commentsLabel = (
    <Label count={comments?.count ?? null} icon={<IconMessageCircle size={20} />}>
      Commenter
    </Label>
  );
  return (
    <div className={styles.actions}>
      {likes && (
        <UnstyledButton
          aria-keyshortcuts="l"
          aria-pressed={likes.isLiked}
          className={styles.action}
          onClick={likes.onToggle}
        >
          <Label
            count={likes.count}
            icon={likes.isLiked ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
          >
            J’aime
          </Label>
        </UnstyledButton>
      )}
      {comments &&
        (comments.to === undefined ? (
          <UnstyledButton className={styles.action} onClick={comments.onOpen}>
            {commentsLabel}
          </UnstyledButton>
        ) : (
          <Link className={styles.action} to={comments.to}>
            {commentsLabel}
          </Link>
        ))}
      {onShare && (
        <UnstyledButton className={styles.action} onClick={onShare}>
          <Label icon={<IconShare size={20} />}>Partager</Label>
        </UnstyledButton>
      )}
    </div>
  );
}
