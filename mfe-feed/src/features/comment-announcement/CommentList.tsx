import type { AnnouncementComment } from '@az/shared/contracts';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useId, useState } from 'react';
import styles from './CommentList.module.css';
import { CommentRow } from './CommentRow.tsx';
import { previewLength, previewOf } from './comment-preview.ts';

type Props = {
  announcementId: string;
  comments: AnnouncementComment[] /** Ids of comments written on this screen. */;
  written: string[];
};

/** The first comments and the member's own; all of them after a press. */
export function CommentList({ announcementId, comments, written }: Props) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (comments.length === 0) return <p className={styles.none}>Aucun commentaire.</p>;
  const shown = isWhole ? comments : previewOf(comments, written);
  return (
    <div>
      <ul aria-label="Commentaires" className={styles.list} id={listId}>
        {shown.map((comment) => (
          <CommentRow announcementId={announcementId} comment={comment} key={comment.id} />
        ))}
      </ul>
      {comments.length > previewLength && (
        <UnstyledButton
          aria-controls={listId}
          aria-expanded={isWhole}
          className={styles.all}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Réduire les commentaires' : `Voir les ${comments.length} commentaires`}
        </UnstyledButton>
      )}
    </div>
  );
}
