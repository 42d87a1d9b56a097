import { useEffect, useRef } from 'react';
import type { Comment } from '../../contracts/index.ts';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { CommentRow } from './CommentRow.tsx';
import styles from './CommentThread.module.css';
import { useThread } from './thread-context.ts';
import { words } from './words.ts';

type Props = {
  /** 1 for the comments at the top. */
  level: number;
  parent: Comment | null;
};

/** Maximum number of loading comments; further ones are mostly below the window. */
const maxLoading = 4;

function LoadingComments({ count }: { count: number }) {
  if (count === 0) return <Skeleton height={24} />;
  return (
    <div className={styles.list}>
      {Array.from({ length: Math.min(count, maxLoading) }, (_, index) => (
        <Skeleton height={76} key={index} />
      ))}
    </div>
  );
}

function useFocusOnAdded(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const firstAdded = useRef<number | null>(null);
  useEffect(() => {
    const added = firstAdded.current === null ? null : list.current?.children[firstAdded.current];
    if (!(added instanceof HTMLElement)) return;
    firstAdded.current = null;
    added.focus();
  }, [count]);
  return { list, followAddition: () => (firstAdded.current = count) };
}

export function CommentLevel({ level, parent }: Props) {
  const { useList, expectedCount } = useThread();
  const { comments, ...list } = useList(parent);
  const { list: element, followAddition } = useFocusOnAdded(comments?.length ?? 0);
  if (list.hasFailed)
    return (
      <ErrorState onRetry={list.retry} retrying={list.isRetrying}>
        {parent ? words.repliesFailed : words.failed}
      </ErrorState>
    );
  if (!comments) return <LoadingComments count={(parent ? parent.replyCount : expectedCount) ?? 1} />;
  const addPage = () => {
    followAddition();
    list.addPage();
  };
  return (
    <div>
      {comments.length === 0 && !parent && <p className={styles.none}>{words.none}</p>}
      {comments.length > 0 && (
        <ul
          aria-label={parent ? words.repliesTo(parent.author?.name ?? null) : words.title}
          className={styles.list}
          ref={element}
        >
          {comments.map((comment) => (
            <CommentRow
              comment={comment}
              key={comment.id}
              leads={comment.id === list.first}
              level={level}
              parent={parent}
            >
              <CommentLevel level={level + 1} parent={comment} />
            </CommentRow>
          ))}
        </ul>
      )}
      {list.addingError && <ErrorState>{list.addingError.reason}</ErrorState>}
      {list.hasMore && (
        <UnstyledButton
          aria-busy={list.isAdding}
          className={styles.more}
          onClick={() => !list.isAdding && addPage()}
        >
          {parent ? words.moreReplies : words.moreComments}
        </UnstyledButton>
      )}
    </div>
  );
}
