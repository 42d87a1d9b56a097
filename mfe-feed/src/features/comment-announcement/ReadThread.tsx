import { useCapability } from '@az/shared/api';
import type { Announcement } from '@az/shared/contracts';
import { type CommentSource, CommentThread } from '@az/shared/social/CommentThread';
import { useDraft } from '@az/shared/storage';
import { useSendComment } from '../../data/announcement-comments.ts';
import { useChangeComments } from '../../data/change-comments.ts';
import { useSpecifiedComments, useThreadLevel } from '../../data/comment-lists.ts';
import { useLike } from '../../data/likes.ts';
import { useMemberPath } from '../../data/member-path.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { useCommentRemoval } from '../../ui/use-comment-removal.ts';
import { usePreparedOutbox, WaitingComments } from '../../ui/WaitingComments.tsx';
import styles from './CommentAnnouncement.module.css';
import { CommentsSkeleton } from './CommentAnnouncement.tsx';

function useCommonSource(post: string): Omit<CommentSource, 'useList'> {
  const canRemove = useCapability('comments-delete');
  return {
    send: useSendComment(post),
    ...(canRemove && { useRemoval: (comment, button) => useCommentRemoval(post, comment, button) }),
    textOf: (text) => <LinkedText>{text}</LinkedText>,
    pathOf: useMemberPath(),
    waiting: (replyTo) => <WaitingComments post={post} replyTo={replyTo} />,
    onFocus: usePreparedOutbox(),
  };
}

/** Comments on a server with threads. */
function useLiveSource(post: string): CommentSource {
  return {
    ...useCommonSource(post),
    useList: (parent) => useThreadLevel(post, parent?.id ?? null),
    useLike: (comment) => useLike(comment, post, comment.id),
    edit: useChangeComments(post).edit,
  };
}

/** Comments on a server with the calls of the specification only: there are no replies. */
const useSpecifiedSource = (post: string): CommentSource => ({
  ...useCommonSource(post),
  useList: () => useSpecifiedComments(post),
});

type ThreadProps = { post: string; count: number | null; useSource: (post: string) => CommentSource };

function Thread({ post, count, useSource }: ThreadProps) {
  return (
    <div className={styles.comments}>
      <CommentThread
        draft={useDraft(`comment:${post}`)}
        source={{ ...useSource(post), expectedCount: count }}
      />
    </div>
  );
}

/** The comments on an announcement as threads, with a box for a new comment, whose unsent text outlives a reload. */
export function ReadThread({ announcement: { id, commentCount } }: { announcement: Announcement }) {
  // If the server's extensions cannot be loaded, the calls of the specification are used.
  const hasThreads = useCapability('comment-threads', false);
  if (hasThreads === null) return <CommentsSkeleton count={commentCount} />;
  return hasThreads ? (
    <Thread count={commentCount} key="live" post={id} useSource={useLiveSource} />
  ) : (
    <Thread count={commentCount} key="specified" post={id} useSource={useSpecifiedSource} />
  );
}
