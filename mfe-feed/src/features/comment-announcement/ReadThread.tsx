import { useCapability } from '@az/shared/api';
import type { Announcement } from '@az/shared/contracts';
import { useMemberPath } from '@az/shared/social/AuthorName';
import { CommentThread } from '@az/shared/social/CommentThread';
import { useDraft } from '@az/shared/storage';
import { useSendComment } from '../../data/announcement-comments.ts';
import { useChangeComments } from '../../data/change-comments.ts';
import { useThreadLevel } from '../../data/comment-lists.ts';
import { useLike } from '../../data/likes.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { useCommentRemoval } from '../../ui/use-comment-removal.ts';
import { usePreparedOutbox, WaitingComments } from '../../ui/WaitingComments.tsx';
import styles from './CommentAnnouncement.module.css';

/** The comments on an announcement as threads, with a box for a new comment, whose unsent text outlives a reload. */
export function ReadThread({ announcement: { id, commentCount } }: { announcement: Announcement }) {
  const canRemove = useCapability('network');
  return (
    <div className={styles.comments}>
      <CommentThread
        draft={useDraft(`comment:${id}`)}
        edit={useChangeComments(id).edit}
        expectedCount={commentCount}
        onFocus={usePreparedOutbox()}
        pathOf={useMemberPath()}
        send={useSendComment(id)}
        textOf={(text) => <LinkedText>{text}</LinkedText>}
        useLike={(comment) => useLike(comment, id, comment.id)}
        useList={(parent) => useThreadLevel(id, parent?.id ?? null)}
        {...(canRemove && { useRemoval: (comment, button) => useCommentRemoval(id, comment, button) })}
        waiting={(replyTo) => <WaitingComments post={id} replyTo={replyTo} />}
      />
    </div>
  );
}
