import type { AnnouncementComment } from '@az/shared/contracts';
import { Avatar } from '@az/shared/ui/Avatar';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import { AuthorName } from '../../ui/AuthorName.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { useClamp } from '../../ui/use-clamp.ts';
import styles from './CommentRow.module.css';

/** One comment. Two lines high until someone reads on, so that its place can be reserved before it is there. */
export function CommentRow({ comment: { author, text, createdAt } }: { comment: AnnouncementComment }) {
  const { ref, isCut, isExpanded, toggle } = useClamp<HTMLParagraphElement>();
  return (
    <li className={styles.row}>
      <Avatar name={author.name} picture={author.picture} size={32} />
      <div className={styles.body}>
        <div className={styles.head}>
          <AuthorName author={author} isOneLine />
          <span className={styles.time}>
            <RelativeTime value={createdAt} />
          </span>
        </div>
        <p className={isExpanded ? styles.text : `${styles.text} ${styles.cut}`} ref={ref}>
          {text}
        </p>
        {(isCut || isExpanded) && (
          <span className={isExpanded ? undefined : styles.more}>
            <MoreButton isExpanded={isExpanded} of={`du commentaire de ${author.name}`} onToggle={toggle} />
          </span>
        )}
      </div>
    </li>
  );
}
