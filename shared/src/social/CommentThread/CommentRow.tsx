import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Author, Comment } from '../../contracts/index.ts';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { CommentBox, useCommentBox } from '../CommentBox/CommentBox.tsx';
import { CommentItem } from '../CommentItem/CommentItem.tsx';
import { CommentActions, Remove } from './CommentActions.tsx';
import styles from './CommentThread.module.css';
import { EditComment } from './EditComment.tsx';
import { useThread } from './thread-context.ts';
import { words } from './words.ts';

/** Number of indented levels; deeper replies are indented like those of the last level. */
const maxLevel = 3;

type RowProps = {
  comment: Comment;
  /** Whether it is the one that the member looks for, or above it. */
  leads: boolean;
  /** 1 for a comment at the top. */
  level: number;
  parent: Comment | null;
  /** The replies to it, rendered once they are opened. */
  children: ReactNode;
};

type ReplyProps = { comment: Comment; author: Author; onStored: () => void };

function Reply({ comment, author, onStored }: ReplyProps) {
  const { canMention, send } = useThread();
  const box = useCommentBox({ send: (text, attempt) => send(text, comment.id, attempt), onStored });
  return (
    <CommentBox
      {...box}
      action="Répondre"
      canMention={canMention}
      isFirst
      label={`Répondre à ${author.name}`}
    />
  );
}

type WrittenProps = Omit<RowProps, 'children' | 'leads'> & { author: Author; onReplied: () => void };

function Written({ comment, author, level, parent, onReplied }: WrittenProps) {
  const { pathOf, textOf = ({ text }) => text } = useThread();
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
  const isEditing = state === 'editing';
  return (
    <CommentItem
      author={author}
      authorTo={pathOf?.(author)}
      comment={comment}
      replyTo={level > maxLevel ? parent?.author?.name : null}
      text={isEditing ? null : textOf(comment)}
    >
      {isEditing ? (
        <EditComment comment={comment} onClose={() => close('edit')} />
      ) : (
        <CommentActions
          author={author}
          comment={comment}
          isReplying={state === 'replying'}
          onEdit={() => setState('editing')}
          onReply={() => setState(state === 'replying' ? 'reading' : 'replying')}
          ref={actions}
        />
      )}
      {state === 'replying' && (
        <Reply
          author={author}
          comment={comment}
          onStored={() => {
            onReplied();
            close('reply');
          }}
        />
      )}
    </CommentItem>
  );
}

/** The place of a comment that was removed or is hidden from the member. */
function EmptyPlace({ comment }: { comment: Comment }) {
  const { useRemoval } = useThread();
  if (!comment.may.includes('remove') || !useRemoval) return <p className={styles.none}>{words.removed}</p>;
  return (
    <>
      <p className={styles.none}>{words.hidden}</p>
      <Remove act={useRemoval} comment={comment} of="le commentaire qui ne vous est pas montré" />
    </>
  );
}

export function CommentRow({ comment, leads, level, parent, children }: RowProps) {
  const { showsReplies = false, to, waiting } = useThread();
  const isSought = leads && comment.id === to;
  const [isOpen, setOpen] = useState(showsReplies || (leads && !isSought));
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) row.current?.focus();
  }, [isSought]);
  const { author, replyCount } = comment;
  return (
    <li className={styles.item} data-sought={isSought || undefined} ref={row} tabIndex={-1}>
      {author ? (
        <Written
          author={author}
          comment={comment}
          level={level}
          onReplied={() => setOpen(true)}
          parent={parent}
        />
      ) : (
        <EmptyPlace comment={comment} />
      )}
      {replyCount > 0 && (
        <div className={level < maxLevel ? styles.replies : styles.beside}>
          {!showsReplies && (
            <UnstyledButton aria-expanded={isOpen} className={styles.more} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.hideReplies : words.showReplies(replyCount)}
            </UnstyledButton>
          )}
          {isOpen && children}
        </div>
      )}
      {waiting?.(comment.id)}
    </li>
  );
}
