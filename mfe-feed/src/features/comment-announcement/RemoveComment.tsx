import { useCapability } from '@az/shared/api';
import { toast } from '@az/shared/toast';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconTrash } from '@az/shared/ui/icons';
import { useRef } from 'react';
import { useRemoveComment } from '../../data/comment-writes.ts';
import { useRemoval } from '../../ui/use-removal.tsx';
import styles from './CommentRow.module.css';

const removeLabel = 'Supprimer votre commentaire';

/**
 * The element that takes the focus when a comment is removed: the next one, otherwise the previous one, otherwise the
 * list.
 */
function neighbourOf(row: Element | null | undefined): HTMLElement | null | undefined {
  const sibling = row?.nextElementSibling ?? row?.previousElementSibling;
  return sibling instanceof HTMLElement ? sibling : row?.closest<HTMLElement>('div[tabindex]');
}

/** Removes the member's own comment after a confirmation, if the server can. */
export function RemoveComment({ announcementId, commentId }: { announcementId: string; commentId: string }) {
  const canRemove = useCapability('comments-delete');
  const removeComment = useRemoveComment(announcementId);
  const button = useRef<HTMLButtonElement>(null);
  const removal = useRemoval({
    question: 'Supprimer ce commentaire ?',
    effect: 'Il disparaîtra pour tous les membres.',
    failed: 'Le commentaire n’a pas été supprimé.',
    remove: async () => {
      const neighbour = neighbourOf(button.current?.closest('li'));
      await removeComment(commentId);
      toast({ message: 'Votre commentaire a été supprimé.', variant: 'success' });
      neighbour?.focus();
    },
  });
  if (!canRemove) return null;
  return (
    <>
      <ActionIcon
        aria-label={removeLabel}
        className={styles.remove}
        onClick={removal.ask}
        ref={button}
        size={24}
        title={removeLabel}
      >
        <IconTrash size={18} />
      </ActionIcon>
      {removal.dialog}
    </>
  );
}
