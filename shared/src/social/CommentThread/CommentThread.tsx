import { CommentBox, type CommentDraft, useCommentBox } from '../CommentBox/CommentBox.tsx';
import { CommentLevel } from './CommentLevel.tsx';
import styles from './CommentThread.module.css';
import { type CommentSource, ProvideSource } from './comment-source.ts';

export type { CommentList, CommentSource } from './comment-source.ts';

type Props = {
  source: CommentSource;
  /** Draft of the new comment, from `useDraft`, so that it outlives the page. */
  draft?: CommentDraft;
};

/** A thread indented three levels deep. Deeper replies are on the third level, and name the person they reply to. */
export function CommentThread({ source, draft }: Props) {
  const box = useCommentBox({ send: (text, attempt) => source.send(text, null, attempt), draft });
  return (
    <ProvideSource value={source}>
      <div className={styles.thread} tabIndex={-1}>
        <CommentLevel level={1} parent={null} />
        {source.waiting?.(null)}
        <CommentBox {...box} onFocus={source.onFocus} />
      </div>
    </ProvideSource>
  );
}
