import type { Announcement } from '@az/shared/contracts';
import { CommentBox, useCommentBox } from '@az/shared/social/CommentBox';
import { useDraft } from '@az/shared/storage';
import type { ReactNode } from 'react';
import { useHasThreads, useThreadWrites } from '../../data/threads.ts';
import { usePreparedOutbox, WaitingComments } from '../../ui/WaitingComments.tsx';
import styles from './ReadThread.module.css';
import { ThreadLevel } from './ThreadLevel.tsx';

type Props = {
  announcement: Announcement;
  /** Shown on a server without threads. */
  otherwise: ReactNode;
};

function Thread({ announcementId }: { announcementId: string }) {
  const { send } = useThreadWrites(announcementId);
  const box = useCommentBox({
    send: (text, attempt) => send(text, null, attempt),
    draft: useDraft(`comment:${announcementId}`),
  });
  const prepare = usePreparedOutbox();
  return (
    <div className={styles.thread} tabIndex={-1}>
      <ThreadLevel announcementId={announcementId} parent={null} />
      <WaitingComments post={announcementId} replyTo={null} />
      <CommentBox {...box} onFocus={prepare} />
    </div>
  );
}

/** The comments on an announcement as threads, with a box for a new one, whose text outlives a reload until it is sent. */
export function ReadThread({ announcement, otherwise }: Props) {
  const hasThreads = useHasThreads();
  if (hasThreads === null) return null;
  return hasThreads ? <Thread announcementId={announcement.id} /> : otherwise;
}
