import { useCapability } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import type { AnnouncementComment } from '@az/shared/contracts';
import { AuthorName } from '@az/shared/social/AuthorName';
import { ClampedText } from '@az/shared/social/ClampedText';
import { toast } from '@az/shared/toast';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { Avatar } from '@az/shared/ui/Avatar';
import { IconTrash } from '@az/shared/ui/icons';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import { useRef } from 'react';
import { useRemoveComment } from '../../data/announcement-comments.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
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
function RemoveComment({ announcementId, commentId }: { announcementId: string; commentId: string }) {
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

type Props = { announcementId: string; comment: AnnouncementComment };

/** One comment. Up to two lines fit in its skeleton; a text of three lines is higher, so that no single line is hidden. */
export function CommentRow({ announcementId, comment: { id, author, text, createdAt } }: Props) {
  const { member } = useAuthContext();
  const isOwn = member !== null && author.id === member.id;
  return (
    <li className={styles.row} tabIndex={-1}>
      <Avatar name={author.name} picture={author.picture} size={32} />
      <div className={styles.body}>
        <div className={styles.head}>
          <AuthorName author={author} isOneLine />
          <span className={styles.time}>
            <RelativeTime value={createdAt} />
          </span>
          {isOwn && <RemoveComment announcementId={announcementId} commentId={id} />}
        </div>
        <ClampedText isButtonOverText lines={2} of={`du commentaire de ${author.name}`} size="sm">
          <LinkedText>{text}</LinkedText>
        </ClampedText>
      </div>
    </li>
  );
}
