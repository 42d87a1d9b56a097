import { CommentBox, type CommentDraft, useCommentBox } from '../CommentBox/CommentBox.tsx';
import { CommentLevel } from './CommentLevel.tsx';
import styles from './CommentThread.module.css';
import { ProvideThread, type ThreadProps } from './thread-context.ts';

export { type CommentList, useCommentPages } from './use-comment-pages.ts';

type Props = ThreadProps & {
  /** Draft of the new comment, from `useDraft`, so that it outlives the page. */
  draft?: CommentDraft;
};

/** A thread indented three levels deep. Deeper replies are on the third level, and name the person they reply to. */
export function CommentThread({ draft, ...thread }: Props) {
  const { canMention, send, waiting, onFocus } = thread;
  const box = useCommentBox({ send: (text, attempt) => send(text, null, attempt), draft });
  return (
    <ProvideThread value={thread}>
      <div className={styles.thread} tabIndex={-1}>
        <CommentLevel level={1} parent={null} />
        {waiting?.(null)}
        <CommentBox {...box} canMention={canMention} onFocus={onFocus} />
      </div>
    </ProvideThread>
  );
}
