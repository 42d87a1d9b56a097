import { type Ref, useRef } from 'react';
import type { Author, Comment } from '../../contracts/index.ts';
import { Count } from '../../ui/Count/Count.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CommentThread.module.css';
import { type ThreadProps, useThread } from './thread-context.ts';

type Acted<Act extends keyof ThreadProps> = {
  comment: Comment;
  act: NonNullable<ThreadProps[Act]>;
  /** End of the button's name for screen readers, which says whose comment the button acts on. */
  of: string;
};

function Like({ comment, act: useLike, of }: Acted<'useLike'>) {
  const { liked, likeCount, toggle } = useLike(comment);
  return (
    <UnstyledButton aria-pressed={liked} className={styles.action} onClick={toggle}>
      J’aime<VisuallyHidden> {of}</VisuallyHidden>{' '}
      {likeCount !== null && likeCount > 0 && <Count value={likeCount} />}
    </UnstyledButton>
  );
}

export function Remove({ comment, act: useRemoval, of }: Acted<'useRemoval'>) {
  const button = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useRemoval(comment, button);
  return (
    <>
      <UnstyledButton className={styles.action} onClick={ask} ref={button}>
        Supprimer<VisuallyHidden> {of}</VisuallyHidden>
      </UnstyledButton>
      {dialog}
    </>
  );
}

type Props = {
  comment: Comment;
  author: Author;
  isReplying: boolean;
  onReply: () => void;
  onEdit: () => void;
  ref: Ref<HTMLDivElement>;
};

export function CommentActions({ comment, author, isReplying, onReply, onEdit, ref }: Props) {
  const { may, own } = comment;
  const { useLike, useRemoval } = useThread();
  const ofAuthor = `le commentaire de ${author.name}`;
  const of = own ? 'votre commentaire' : ofAuthor;
  return (
    <div className={styles.actions} ref={ref}>
      {may.includes('like') && <Like act={useLike} comment={comment} of={ofAuthor} />}
      {may.includes('reply') && (
        <UnstyledButton
          aria-expanded={isReplying}
          className={styles.action}
          data-act="reply"
          onClick={onReply}
        >
          Répondre<VisuallyHidden> à {author.name}</VisuallyHidden>
        </UnstyledButton>
      )}
      {may.includes('edit') && (
        <UnstyledButton className={styles.action} data-act="edit" onClick={onEdit}>
          Modifier<VisuallyHidden> {of}</VisuallyHidden>
        </UnstyledButton>
      )}
      {may.includes('remove') && useRemoval && <Remove act={useRemoval} comment={comment} of={of} />}
    </div>
  );
}
