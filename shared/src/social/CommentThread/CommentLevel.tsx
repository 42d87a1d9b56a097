import { useEffect, useRef, useState } from 'react';
import { commentsAtOnce } from '../../constants/index.ts';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './CommentThread.module.css';
import type { CommentEvents, ThreadItem } from './comment.ts';

/** Shows a long list in batches; the first added item takes the focus from the button. */
function useShowMore(count: number) {
  const [limit, setLimit] = useState(commentsAtOnce);
  const [previousCount, setPreviousCount] = useState(count);
  if (count !== previousCount) {
    // An item added at the end was just written here and must be visible.
    setPreviousCount(count);
    if (count > previousCount) setLimit(Math.max(limit, count));
  }
  const list = useRef<HTMLUListElement>(null);
  const firstAdded = useRef<number | null>(null);
  useEffect(() => {
    if (firstAdded.current === null) return;
    const added = list.current?.children[firstAdded.current];
    firstAdded.current = null;
    if (added instanceof HTMLElement) added.focus();
  }, [limit]);
  return {
    list,
    shownCount: Math.min(limit, count),
    /** Number of items that the next press adds. */
    nextCount: Math.min(commentsAtOnce, Math.max(0, count - limit)),
    showMore: () => {
      firstAdded.current = limit;
      setLimit(limit + commentsAtOnce);
    },
  };
}

type Props = CommentEvents & { comments: ThreadItem[]; label: string; isReplies?: boolean };

const moreLabel = (count: number, isReplies: boolean): string => {
  if (isReplies) return count > 1 ? `Voir ${count} autres réponses` : 'Voir une autre réponse';
  return count > 1 ? `Voir ${count} autres commentaires` : 'Voir un autre commentaire';
};

/** Comments of one level, shown in batches. */
export function CommentLevel({ comments, label, isReplies = false, ...events }: Props) {
  const { list, shownCount, nextCount, showMore } = useShowMore(comments.length);
  return (
    <div className={isReplies ? styles.replies : undefined}>
      <ul aria-label={label} className={styles.list} ref={list}>
        {comments.slice(0, shownCount).map((comment) => (
          <CommentItem comment={comment} key={comment.id} {...events}>
            {comment.children.length > 0 && (
              <CommentLevel
                comments={comment.children}
                isReplies
                label={`Réponses à ${comment.author.name}`}
                {...events}
              />
            )}
          </CommentItem>
        ))}
      </ul>
      {nextCount > 0 && (
        <UnstyledButton className={styles.more} onClick={showMore}>
          {moreLabel(nextCount, isReplies)}
        </UnstyledButton>
      )}
    </div>
  );
}
