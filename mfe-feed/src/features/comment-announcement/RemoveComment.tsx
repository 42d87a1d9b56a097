import { useCapability } from '@az/shared/api';
import type { Comment } from '@az/shared/contracts';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconTrash } from '@az/shared/ui/icons';
import { useRef } from 'react';
import { useCommentRemoval } from '../../ui/use-comment-removal.ts';
import styles from './CommentAnnouncement.module.css';

const removeLabel = 'Supprimer votre commentaire';

/** Removes the member's own comment after a confirmation, if the server can. */
export function RemoveComment({ post, comment }: { post: string; comment: Comment }) {
  const canRemove = useCapability('network');
  const button = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useCommentRemoval(post, comment, button);
  if (!canRemove) return null;
  return (
    <>
      <ActionIcon
        aria-label={removeLabel}
        className={styles.remove}
        onClick={ask}
        ref={button}
        size={24}
        title={removeLabel}
      >
        <IconTrash size={18} />
      </ActionIcon>
      {dialog}
    </>
  );
}
