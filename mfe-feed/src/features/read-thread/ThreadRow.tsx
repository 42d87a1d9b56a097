import type { PostComment } from '@az/shared/contracts';
import { AuthorName } from '@az/shared/social/AuthorName';
import { ClampedText } from '@az/shared/social/ClampedText';
import { CommentBox, useCommentBox } from '@az/shared/social/CommentBox';
import { Avatar } from '@az/shared/ui/Avatar';
import { EditedTime, RelativeTime } from '@az/shared/ui/RelativeTime';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type ReactNode, useRef, useState } from 'react';
import { useMemberPath } from '../../data/member-path.ts';
import { useShownAuthor } from '../../data/own-author.ts';
import { useThreadWrites } from '../../data/threads.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { WaitingComments } from '../../ui/WaitingComments.tsx';
import { CommentActions } from './CommentActions.tsx';
import { EditComment } from './EditComment.tsx';
import list from './ReadThread.module.css';
import styles from './ThreadRow.module.css';
import { words } from './words.ts';
import { isWritten, type WrittenComment } from './written-comment.ts';

type RowProps = {
  announcementId: string;
  comment: PostComment;
  /** The comment that it replies to. */
  parent: PostComment | null;
  /** The replies to it, rendered once they are opened. */
  children: ReactNode;
};

type WrittenProps = {
  announcementId: string;
  comment: WrittenComment;
  parent: PostComment | null;
  onReplied: () => void;
};

function Reply({
  announcementId,
  comment,
  onQueued,
}: Omit<WrittenProps, 'onReplied' | 'parent'> & { onQueued: () => void }) {
  const { send } = useThreadWrites(announcementId);
  const box = useCommentBox({ send: (text, attempt) => send(text, comment.id, attempt), onQueued });
  return <CommentBox {...box} action="Répondre" isFirst label={`Répondre à ${comment.author.name}`} />;
}

/** The text of a comment with its actions. */
function Written({ announcementId, comment, parent, onReplied }: WrittenProps) {
  const author = useShownAuthor(comment.author, comment.own);
  const memberPath = useMemberPath();
  const { openReplies } = useThreadWrites(announcementId);
  const [state, setState] = useState<'reading' | 'replying' | 'editing'>('reading');
  const actions = useRef<HTMLDivElement>(null);
  /** Closes the form; the focus returns to the button that opened it. */
  const close = (button: 'reply' | 'edit') => {
    setState('reading');
    // The actions are not rendered while the comment is edited.
    requestAnimationFrame(() =>
      actions.current?.querySelector<HTMLElement>(`[data-act="${button}"]`)?.focus(),
    );
  };
  return (
    <div className={styles.comment}>
      <Avatar name={author.name} picture={author.picture} size={32} />
      <div className={styles.body}>
        <p className={styles.head}>
          <AuthorName author={author} isOneLine to={memberPath(author)} />
          <span className={styles.time}>
            <RelativeTime value={comment.createdAt} />
            <EditedTime value={comment.editedAt} />
          </span>
        </p>
        {parent?.parentId && parent.author && <p className={styles.to}>En réponse à {parent.author.name}</p>}
        {state === 'editing' ? (
          <EditComment announcementId={announcementId} comment={comment} onClose={() => close('edit')} />
        ) : (
          <>
            <ClampedText of={`du commentaire de ${author.name}`} size="sm">
              <LinkedText>{comment.text}</LinkedText>
            </ClampedText>
            <CommentActions
              announcementId={announcementId}
              comment={comment}
              isReplying={state === 'replying'}
              onEdit={() => setState('editing')}
              onReply={() => {
                openReplies(comment);
                setState(state === 'replying' ? 'reading' : 'replying');
              }}
              ref={actions}
            />
          </>
        )}
        {state === 'replying' && (
          <Reply
            announcementId={announcementId}
            comment={comment}
            onQueued={() => {
              onReplied();
              close('reply');
            }}
          />
        )}
      </div>
    </div>
  );
}

/** One comment, and the replies to it once they are opened. */
export function ThreadRow({ announcementId, comment, parent, children }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { replyCount } = comment;
  return (
    <li className={styles.item} tabIndex={-1}>
      {isWritten(comment) ? (
        <Written
          announcementId={announcementId}
          comment={comment}
          onReplied={() => setOpen(true)}
          parent={parent}
        />
      ) : (
        <p className={styles.removed}>{words.removed}</p>
      )}
      {replyCount > 0 && (
        <div className={parent ? styles.beside : styles.replies}>
          <UnstyledButton aria-expanded={isOpen} className={list.more} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hideReplies : words.showReplies(replyCount)}
          </UnstyledButton>
          {isOpen && children}
        </div>
      )}
      <WaitingComments post={announcementId} replyTo={comment.id} />
    </li>
  );
}
