import { CommentBox } from '../CommentBox/CommentBox.tsx';
import { CommentLevel } from './CommentLevel.tsx';
import styles from './CommentThread.module.css';
import { placeComments, type ThreadComment } from './comment.ts';
import { type Draft, useWriting } from './use-writing.ts';

export type { ThreadComment } from './comment.ts';

type Props = {
  comments: ThreadComment[];
  onLike?: (id: string) => void;
  /** Sends a comment; `replyTo` is the id of the comment it replies to. False or a rejection: it did not arrive. */
  onSend: (text: string, replyTo: string | null) => Promise<boolean>;
  /** Where the text of a new comment is kept, so that it outlives the page: from `useDraft`. */
  draft?: Draft;
};

/**
 * Comments and replies, three levels deep and five at a time, with a box to join in. What is deeper stands on the third
 * level and says whom it replies to.
 */
export function CommentThread({ comments, onLike, onSend, draft }: Props) {
  const writing = useWriting((text) => onSend(text, null), undefined, draft);
  return (
    <div className={styles.thread}>
      {comments.length === 0 ? (
        <p className={styles.none}>Aucun commentaire.</p>
      ) : (
        <CommentLevel
          comments={placeComments(comments)}
          label="Commentaires"
          onLike={onLike}
          onSend={onSend}
        />
      )}
      <CommentBox {...writing} />
    </div>
  );
}
