import { useAuthContext } from '@az/shared/auth';
import type { Announcement, Comment } from '@az/shared/contracts';
import { optional } from '@az/shared/late-parts';
import { useMemberPath } from '@az/shared/social/AuthorName';
import { CommentBox, useCommentBox } from '@az/shared/social/CommentBox';
import { CommentItem } from '@az/shared/social/CommentItem';
import { useDraft } from '@az/shared/storage';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useId, useState } from 'react';
import { useLatestComments, useSendComment } from '../../data/announcement-comments.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { usePreparedOutbox, WaitingComments } from '../../ui/WaitingComments.tsx';
import styles from './CommentAnnouncement.module.css';

/** Loaded on demand, because own comments are rarely in the first view. Without it they cannot be removed. */
const RemoveComment = optional(() => import('./RemoveComment.tsx').then((part) => part.RemoveComment));

const previewLength = 2;

/** One comment, as high as its skeleton with up to two lines of text. Three lines are shown whole, not cut to two. */
function CommentRow({ post, comment }: { post: string; comment: Comment }) {
  const { member } = useAuthContext();
  const memberPath = useMemberPath();
  const { author } = comment;
  if (!author) return null;
  const isOwn = member !== null && author.id === member.id;
  return (
    <li className={styles.row} tabIndex={-1}>
      <CommentItem
        aside={isOwn && <RemoveComment comment={{ ...comment, own: true }} post={post} />}
        author={author}
        authorTo={memberPath(author)}
        comment={comment}
        isShort
        text={<LinkedText {...comment} />}
      />
    </li>
  );
}

type ListProps = {
  post: string;
  comments: Comment[];
  written: string[];
};

/** The newest comments and those that the member has written on this page. A button shows all comments. */
function CommentList({ post, comments, written }: ListProps) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (comments.length === 0) return <p className={styles.none}>Aucun commentaire.</p>;
  const shown = comments.filter(
    ({ id }, index) => isWhole || index >= comments.length - previewLength || written.includes(id),
  );
  return (
    <div>
      {comments.length > previewLength && (
        <UnstyledButton
          aria-controls={listId}
          aria-expanded={isWhole}
          className={styles.all}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Réduire les commentaires' : `Voir les ${comments.length} commentaires`}
        </UnstyledButton>
      )}
      <ul aria-label="Commentaires" className={styles.list} id={listId}>
        {shown.map((comment) => (
          <CommentRow comment={comment} key={comment.id} post={post} />
        ))}
      </ul>
    </div>
  );
}

/** Skeleton of the comments shown at first: as high as `count` of them, or as one if the number is unknown. */
function CommentsSkeleton({ count }: { count: number | null }) {
  if (count === 0) return <div className={styles.noneLoading} />;
  const rows = Array.from({ length: Math.min(count ?? 1, previewLength) }, (_, index) => index);
  return (
    <div aria-hidden="true">
      {(count ?? 0) > previewLength && <div className={styles.allLoading} />}
      <div className={styles.list}>
        {rows.map((index) => (
          <div className={styles.rowLoading} key={index}>
            <Skeleton circle height={32} width={32} />
            <div className={styles.textLoading}>
              <Skeleton height={12} my={6} width="30%" />
              <Skeleton height={14} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

type Props = { announcement: Announcement /** Whether the comments may be loaded. */; isNear: boolean };

/** Comments on an announcement, with a box for a new comment. A text that is not sent yet outlives a reload. */
export function CommentAnnouncement({ announcement: { id, commentCount }, isNear }: Props) {
  const comments = useLatestComments(id, isNear);
  const [written, setWritten] = useState<string[]>([]);
  const send = useSendComment(id);
  const box = useCommentBox({
    send: (text, attempt) => send(text, null, attempt),
    onSent: (comment) => setWritten((known) => [...known, comment.id]),
    draft: useDraft(`comment:${id}`),
  });
  const prepare = usePreparedOutbox();
  return (
    <div className={styles.comments} tabIndex={-1}>
      {comments ? (
        <CommentList comments={comments} post={id} written={written} />
      ) : (
        <CommentsSkeleton count={commentCount} />
      )}
      <WaitingComments post={id} replyTo={null} />
      <CommentBox {...box} canMention onFocus={prepare} />
    </div>
  );
}
