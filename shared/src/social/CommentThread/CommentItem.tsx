import { type ReactNode, useRef, useState } from 'react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Count } from '../../ui/Count/Count.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AuthorName } from '../AuthorName/AuthorName.tsx';
import { ClampedText } from '../ClampedText/ClampedText.tsx';
import { CommentBox, useCommentBox } from '../CommentBox/CommentBox.tsx';
import { MediaGrid } from '../MediaGrid/MediaGrid.tsx';
import styles from './CommentThread.module.css';
import type { CommentEvents, ThreadItem } from './comment.ts';

type Props = CommentEvents & { comment: ThreadItem /** Its replies. */; children: ReactNode };

function Reply({ comment, onSend, onSent }: Pick<Props, 'comment' | 'onSend'> & { onSent: () => void }) {
  const box = useCommentBox({ send: (text) => onSend(text, comment.id), onSent });
  return <CommentBox {...box} action="Répondre" isFirst label={`Répondre à ${comment.author.name}`} />;
}

/** One comment with its actions, and the replies below. */
export function CommentItem({ comment, children, ...events }: Props) {
  const { author, text, createdAt, image, replyTo, likeCount, isLiked } = comment;
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const of = `du commentaire de ${author.name}`;
  return (
    <li className={styles.item} tabIndex={-1}>
      <div className={styles.comment}>
        <Avatar name={author.name} picture={author.picture} size={32} />
        <div className={styles.body}>
          <p className={styles.head}>
            <AuthorName author={author} isOneLine />
            <span className={styles.time}>
              <RelativeTime value={createdAt} />
            </span>
          </p>
          {replyTo && <p className={styles.replyTo}>En réponse à {replyTo}</p>}
          <ClampedText of={of} size="sm">
            {text}
          </ClampedText>
          {image && <MediaGrid of={of} pictures={[image]} />}
          <div className={styles.actions}>
            {events.onLike && (
              <UnstyledButton
                aria-pressed={isLiked}
                className={styles.action}
                onClick={() => events.onLike?.(comment.id)}
              >
                J’aime<VisuallyHidden> le commentaire de {author.name}</VisuallyHidden>{' '}
                {likeCount > 0 && <Count value={likeCount} />}
              </UnstyledButton>
            )}
            <UnstyledButton
              aria-expanded={isReplying}
              className={styles.action}
              onClick={() => setReplying(!isReplying)}
              ref={replyButton}
            >
              Répondre<VisuallyHidden> à {author.name}</VisuallyHidden>
            </UnstyledButton>
          </div>
          {isReplying && (
            <Reply
              comment={comment}
              onSend={events.onSend}
              onSent={() => {
                setReplying(false);
                replyButton.current?.focus();
              }}
            />
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
