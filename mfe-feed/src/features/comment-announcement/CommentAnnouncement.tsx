import type { Announcement, AnnouncementComment } from '@az/shared/contracts';
import { networkPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { CommentBox, useCommentBox } from '@az/shared/social/CommentBox';
import { useDraft } from '@az/shared/storage';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useId, useState } from 'react';
import { useAnnouncementComments, useStoreComment } from '../../data/announcement-comments.ts';
import { usePreparedOutbox, WaitingComments } from '../../ui/WaitingComments.tsx';
import styles from './CommentAnnouncement.module.css';
import row from './CommentRow.module.css';
import { CommentRow } from './CommentRow.tsx';

/** Number of comments shown before the list is expanded. */
const previewLength = 2;

type ListProps = {
  announcementId: string;
  comments: AnnouncementComment[];
  /** Ids of comments written on this screen. */
  written: string[];
};

/** The newest comments and those written here; all of them after a press. */
function CommentList({ announcementId, comments, written }: ListProps) {
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
          <CommentRow announcementId={announcementId} comment={comment} key={comment.id} />
        ))}
      </ul>
    </div>
  );
}

/** Skeleton of the comments: as high as `count` of them, or as one when the number is unknown. */
function CommentListSkeleton({ count }: { count: number | null }) {
  if (count === 0) return <div className={styles.noneLoading} />;
  const rows = Array.from({ length: Math.min(count ?? 1, previewLength) }, (_, index) => index);
  return (
    <div aria-hidden="true">
      {(count ?? 0) > previewLength && <div className={styles.allLoading} />}
      <div className={styles.list}>
        {rows.map((index) => (
          <div className={row.row} key={index}>
            <Skeleton circle height={32} width={32} />
            <div className={row.body}>
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

/** Comments on an announcement, with a box for a new one, whose text outlives a reload until it is sent. */
export function CommentAnnouncement({ announcement: { id, commentCount }, isNear }: Props) {
  const comments = useAnnouncementComments(id, isNear);
  const blocked = useHiddenPeople('blocked');
  const [written, setWritten] = useState<string[]>([]);
  const box = useCommentBox({
    send: useStoreComment(id),
    onSent: (commentId) => setWritten((known) => [...known, commentId]),
    draft: useDraft(`comment:${id}`),
  });
  const prepare = usePreparedOutbox();
  return (
    <div className={styles.comments} tabIndex={-1}>
      {comments ? (
        <CommentList
          announcementId={id}
          comments={comments.filter(({ author }) => !blocked.has(networkPerson(author)))}
          written={written}
        />
      ) : (
        <CommentListSkeleton count={commentCount} />
      )}
      <WaitingComments post={id} replyTo={null} />
      <CommentBox {...box} onFocus={prepare} />
    </div>
  );
}
