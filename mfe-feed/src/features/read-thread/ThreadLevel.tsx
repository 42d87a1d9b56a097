import type { PostComment } from '@az/shared/contracts';
import { networkPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useEffect, useRef } from 'react';
import { useThreadLevel } from '../../data/threads.ts';
import styles from './ReadThread.module.css';
import { ThreadRow } from './ThreadRow.tsx';
import { words } from './words.ts';

type Props = {
  announcementId: string;
  /** The comment that these reply to; null for the comments at the top. */
  parent: PostComment | null;
};

/** The first added comment takes the focus from the button that asked for it. */
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

/** The replies to a comment, or the comments at the top, page by page. */
export function ThreadLevel({ announcementId, parent }: Props) {
  const level = useThreadLevel(announcementId, parent?.id ?? null);
  const blocked = useHiddenPeople('blocked');
  const shown = level.comments?.filter(({ author }) => !author || !blocked.has(networkPerson(author)));
  const { list, followAddition } = useFocusOnAdded(shown?.length ?? 0);
  if (level.hasFailed)
    return (
      <ErrorState onRetry={level.retry} retrying={level.isRetrying}>
        {parent ? words.repliesFailed : words.failed}
      </ErrorState>
    );
  if (!shown) return <Skeleton height={48} />;
  const addPage = () => {
    followAddition();
    level.addPage();
  };
  return (
    <div>
      {shown.length === 0 && !parent && <p className={styles.none}>{words.none}</p>}
      {shown.length > 0 && (
        <ul
          aria-label={parent ? words.repliesTo(parent.author?.name ?? null) : words.title}
          className={styles.list}
          ref={list}
        >
          {shown.map((comment) => (
            <ThreadRow announcementId={announcementId} comment={comment} key={comment.id} parent={parent}>
              <ThreadLevel announcementId={announcementId} parent={comment} />
            </ThreadRow>
          ))}
        </ul>
      )}
      {level.addingError && <ErrorState>{level.addingError.reason}</ErrorState>}
      {level.hasMore && (
        <UnstyledButton
          aria-busy={level.isAdding}
          className={styles.more}
          onClick={() => !level.isAdding && addPage()}
        >
          {parent ? words.moreReplies : words.moreComments}
        </UnstyledButton>
      )}
    </div>
  );
}
