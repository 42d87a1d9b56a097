import { useCapability } from '@az/shared/api';
import type { Announcement } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { useLocation } from '@az/shared/router';
import { useMemberPath } from '@az/shared/social/AuthorName';
import { CommentThread } from '@az/shared/social/CommentThread';
import { useDraft } from '@az/shared/storage';
import { useState } from 'react';
import { useSendComment } from '../../data/announcement-comments.ts';
import { useChangeComments } from '../../data/change-comments.ts';
import { useThreadLevel } from '../../data/comment-lists.ts';
import { commentsKey } from '../../data/comments-query.ts';
import { useLike } from '../../data/likes.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { useCommentRemoval } from '../../ui/use-comment-removal.ts';
import { usePreparedOutbox, WaitingComments } from '../../ui/WaitingComments.tsx';
import styles from './CommentAnnouncement.module.css';

type Props = { announcement: Announcement };

function Thread({ announcement: { id, commentCount }, to }: Props & { to: string | null }) {
  const canRemove = useCapability('network');
  const queries = useQueryClient();
  // Lists that have been read without it may not have it.
  useState(() => to !== null && queries.removeQueries({ queryKey: commentsKey(id) }));
  return (
    <div className={styles.comments}>
      <CommentThread
        canMention
        draft={useDraft(`comment:${id}`)}
        edit={useChangeComments(id).edit}
        expectedCount={commentCount}
        onFocus={usePreparedOutbox()}
        pathOf={useMemberPath()}
        send={useSendComment(id)}
        textOf={(comment) => <LinkedText {...comment} />}
        useLike={(comment) => useLike(comment, id, comment.id)}
        useList={(parent) => useThreadLevel(id, parent?.id ?? null, to)}
        to={to}
        {...(canRemove && { useRemoval: (comment, button) => useCommentRemoval(id, comment, button) })}
        waiting={(replyTo) => <WaitingComments post={id} replyTo={replyTo} />}
      />
    </div>
  );
}

/**
 * The comments on an announcement as threads, with a box for a new comment, whose unsent text outlives a reload. The
 * comment that the address names is shown first, with the focus.
 */
export function ReadThread({ announcement }: Props) {
  const { hash } = useLocation();
  const [, to = null] = /^#comment-([\w-]+)$/.exec(hash) ?? [];
  return <Thread announcement={announcement} key={to} to={to} />;
}
