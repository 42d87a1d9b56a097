import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { EditedTime, RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { AuthorName } from '../AuthorName/AuthorName.tsx';
import type { Author } from '../author.ts';
import { ClampedText } from '../ClampedText/ClampedText.tsx';
import styles from './CommentItem.module.css';

type Props = {
  comment: { createdAt: string | null; editedAt?: string | null };
  author: Author;
  authorTo?: string | undefined;
  /** The comment's text as displayed; null while it is edited. */
  text: ReactNode;
  isShort?: boolean;
  aside?: ReactNode;
  /** Name of the person to whom the comment replies, if its position in the thread does not show this. */
  replyTo?: string | null | undefined;
  children?: ReactNode;
};

export function CommentItem({
  comment,
  author,
  authorTo,
  text,
  isShort = false,
  aside,
  replyTo,
  children,
}: Props) {
  return (
    <div className={styles.comment}>
      <Avatar name={author.name} picture={author.picture} size={32} />
      <div className={styles.body}>
        <div className={styles.head}>
          <AuthorName author={author} isOneLine to={authorTo} />
          <span className={styles.time}>
            <RelativeTime value={comment.createdAt} />
            <EditedTime value={comment.editedAt} />
          </span>
          {aside}
        </div>
        {replyTo && <p className={styles.replyTo}>En réponse à {replyTo}</p>}
        {text !== null && (
          <ClampedText
            isButtonOverText={isShort}
            lines={isShort ? 2 : 3}
            of={`du commentaire de ${author.name}`}
            size="sm"
          >
            {text}
          </ClampedText>
        )}
        {children}
      </div>
    </div>
  );
}
