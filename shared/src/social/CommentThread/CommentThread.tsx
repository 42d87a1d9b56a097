import { CommentBox, type CommentDraft, useCommentBox } from '../CommentBox/CommentBox.tsx';
import { CommentLevel } from './CommentLevel.tsx';
import styles from './CommentThread.module.css';
import { type ThreadComment, toThreadItems } from './comment.ts';

export type { ThreadComment } from './comment.ts';

type Props = {
  comments: ThreadComment[];
  onLike?: (id: string) => void;
  /** Sends a comment; `replyTo` is the id of the parent comment. Rejects when that failed. */
  onSend: (text: string, replyTo: string | null) => Promise<void>;
  /** Draft of the new comment, from `useDraft`, so that it outlives the page. */
  draft?: CommentDraft;
};

/**
 * Comments and replies, three levels deep and five at a time, with a box for a new comment. Deeper replies are shown on
 * the third level with the name they reply to.
 */
export function CommentThread({ comments, onLike, onSend, draft }: Props) {
  const box = useCommentBox({ send: (text) => onSend(text, null), draft });
  return (
    <div className={styles.thread}>
      {comments.length === 0 ? (
        <p className={styles.none}>Aucun commentaire.</p>
      ) : (
        <CommentLevel
          comments={toThreadItems(comments)}
          label="Commentaires"
          onLike={onLike}
          onSend={onSend}
        />
      )}
      <CommentBox {...box} />
    </div>
  );
}
