import type { Announcement } from '@az/shared/contracts';
import { networkPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { useState } from 'react';
import { useAnnouncementComments } from '../../data/announcement-comments.ts';
import styles from './CommentAnnouncement.module.css';
import { CommentList } from './CommentList.tsx';
import { CommentListSkeleton } from './CommentListSkeleton.tsx';
import { WriteComment } from './WriteComment.tsx';

type Props = { announcement: Announcement /** Whether the comments may be loaded. */; isNear: boolean };

/** Comments on an announcement, with a box for a new one. */
export function CommentAnnouncement({ announcement: { id, commentCount }, isNear }: Props) {
  const comments = useAnnouncementComments(id, isNear);
  const blocked = useHiddenPeople('blocked');
  const [written, setWritten] = useState<string[]>([]);
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
      <WriteComment
        announcementId={id}
        onSent={(commentId) => setWritten((known) => [...known, commentId])}
      />
    </div>
  );
}
