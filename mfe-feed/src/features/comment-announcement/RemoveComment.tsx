import { useCapability } from '@az/shared/api';
import { toast } from '@az/shared/toast';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconTrash } from '@az/shared/ui/icons';
import { useRef } from 'react';
import { useRemoveComment } from '../../data/announcement-comments.ts';
import { useRemoval } from '../../ui/use-removal.tsx';
import styles from './CommentRow.module.css';
import { words } from './words.ts';

type Props = { announcementId: string; commentId: string };

/**
 * The element that takes the focus when a comment is removed: the next one, otherwise the previous one, otherwise the
 * list.
 */
function neighbourOf(row: Element | null | undefined): HTMLElement | null | undefined {
  const sibling = row?.nextElementSibling ?? row?.previousElementSibling;
  return sibling instanceof HTMLElement ? sibling : row?.closest<HTMLElement>('div[tabindex]');
}

/** Removes the member's own comment after a confirmation, if the server can. */
export function RemoveComment({ announcementId, commentId }: Props) {
  const canRemove = useCapability('comments-delete');
  const removeComment = useRemoveComment(announcementId);
  const button = useRef<HTMLButtonElement>(null);
  const removal = useRemoval({
    ...words.removal,
    remove: async () => {
      const neighbour = neighbourOf(button.current?.closest('li'));
      await removeComment(commentId);
      toast({ message: words.removed, variant: 'success' });
      neighbour?.focus();
    },
  });
  if (!canRemove) return null;
  return (
    <>
      <ActionIcon
        aria-label={words.remove}
        className={styles.remove}
        onClick={removal.ask}
        ref={button}
        size={24}
        title={words.remove}
      >
        <IconTrash size={18} />
      </ActionIcon>
      {removal.dialog}
    </>
  );
}
