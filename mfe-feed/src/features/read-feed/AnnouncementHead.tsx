import type { Announcement } from '@az/shared/contracts';
import { Avatar } from '@az/shared/ui/Avatar';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import { AuthorName } from '../../ui/AuthorName.tsx';
import styles from './AnnouncementHead.module.css';

type Props = { announcement: Announcement; nameId: string };

/** Who published it, and when. */
export function AnnouncementHead({ announcement: { author, createdAt }, nameId }: Props) {
  return (
    <div className={styles.head}>
      <Avatar name={author.name} picture={author.picture} size={48} />
      <div className={styles.who}>
        <h2 className={styles.name} id={nameId}>
          <AuthorName author={author} />
        </h2>
        <p className={styles.about}>
          {author.role && <span>{author.role}</span>}
          <RelativeTime value={createdAt} />
        </p>
      </div>
    </div>
  );
}
