import { useCapability } from '@az/shared/api';
import { toast } from '@az/shared/toast';
import { Count } from '@az/shared/ui/Count';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type Ref, useRef } from 'react';
import { useLike } from '../../data/likes.ts';
import { useThreadWrites } from '../../data/threads.ts';
import { useRemoval } from '../../ui/use-removal.tsx';
import styles from './ThreadRow.module.css';
import { words } from './words.ts';
import type { WrittenComment } from './written-comment.ts';

/** The element that takes the focus when a comment is removed: itself if its place stays, a neighbour, or the thread. */
function nextFocus(row: Element | null | undefined, staysEmpty: boolean): HTMLElement | null | undefined {
  const sibling = staysEmpty ? row : (row?.nextElementSibling ?? row?.previousElementSibling);
  return sibling instanceof HTMLElement ? sibling : row?.closest<HTMLElement>('div[tabindex]');
}

type Props = {
  announcementId: string;
  comment: WrittenComment;
  isReplying: boolean;
  onReply: () => void;
  onEdit: () => void;
  ref: Ref<HTMLDivElement>;
};

/** What the member may do with a comment. */
export function CommentActions({ announcementId, comment, isReplying, onReply, onEdit, ref }: Props) {
  const { author, may, own, replyCount } = comment;
  const canRemove = useCapability('comments-delete');
  const { liked, likeCount, toggle } = useLike(comment, announcementId, comment.id);
  const { remove } = useThreadWrites(announcementId);
  const button = useRef<HTMLButtonElement>(null);
  const removal = useRemoval({
    ...words.removal,
    remove: async () => {
      const next = nextFocus(button.current?.closest('li'), replyCount > 0);
      await remove(comment);
      toast({
        message: own ? 'Votre commentaire a été supprimé.' : 'Le commentaire a été supprimé.',
        variant: 'success',
      });
      next?.focus();
    },
  });
  const of = own ? 'votre commentaire' : `le commentaire de ${author.name}`;
  return (
    <div className={styles.actions} ref={ref}>
      {may.includes('like') && (
        <UnstyledButton aria-pressed={liked} className={styles.action} onClick={toggle}>
          J’aime<VisuallyHidden> le commentaire de {author.name}</VisuallyHidden>{' '}
          {likeCount !== null && likeCount > 0 && <Count value={likeCount} />}
        </UnstyledButton>
      )}
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
      {may.includes('remove') && canRemove && (
        <UnstyledButton className={styles.action} onClick={removal.ask} ref={button}>
          Supprimer<VisuallyHidden> {of}</VisuallyHidden>
        </UnstyledButton>
      )}
      {removal.dialog}
    </div>
  );
}
