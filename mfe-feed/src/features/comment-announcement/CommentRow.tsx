import { useAuthContext } from '@az/shared/auth';
import type { AnnouncementComment } from '@az/shared/contracts';
import { AuthorName } from '@az/shared/social/AuthorName';
import { ClampedText } from '@az/shared/social/ClampedText';
import { Avatar } from '@az/shared/ui/Avatar';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import { type ComponentType, lazy, Suspense } from 'react';
import { useMemberPath } from '../../data/member-path.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import styles from './CommentRow.module.css';

/** Own comments are rarely in the first view: without its code, one cannot be removed. */
const RemoveComment = lazy(() =>
  import('./RemoveComment.tsx').then(
    (part): { default: ComponentType<RemoveProps> } => ({ default: part.RemoveComment }),
    () => ({ default: () => null }),
  ),
);

type RemoveProps = { announcementId: string; commentId: string };

type Props = { announcementId: string; comment: AnnouncementComment };

/** One comment. Up to two lines fit in its skeleton; a text of three lines is higher, so that no single line is hidden. */
export function CommentRow({ announcementId, comment: { id, author, text, createdAt } }: Props) {
  const { member } = useAuthContext();
  const memberPath = useMemberPath();
  const isOwn = member !== null && author.id === member.id;
  return (
    <li className={styles.row} tabIndex={-1}>
      <Avatar name={author.name} picture={author.picture} size={32} />
      <div className={styles.body}>
        <div className={styles.head}>
          <AuthorName author={author} isOneLine to={memberPath(author)} />
          <span className={styles.time}>
            <RelativeTime value={createdAt} />
          </span>
          {isOwn && (
            <Suspense fallback={null}>
              <RemoveComment announcementId={announcementId} commentId={id} />
            </Suspense>
          )}
        </div>
        <ClampedText isButtonOverText lines={2} of={`du commentaire de ${author.name}`} size="sm">
          <LinkedText>{text}</LinkedText>
        </ClampedText>
      </div>
    </li>
  );
}
