import { AuthorName } from '@az/shared/social/AuthorName';
import { Avatar } from '@az/shared/ui/Avatar';
import { Count } from '@az/shared/ui/Count';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import type { Video } from '../../data/videos.ts';
import styles from './WatchVideo.module.css';

/** Author, date and number of views. */
export function VideoAbout({ video: { author, isVerified, views, uploadTime } }: { video: Video }) {
  return (
    <div className={styles.about}>
      <Avatar name={author.name} picture={author.picture} size={44} />
      <div>
        <AuthorName author={{ ...author, verified: isVerified }} />
        <p className={styles.figures}>
          <Count value={views} /> vues <span aria-hidden="true">·</span> <RelativeTime value={uploadTime} />{' '}
          <span aria-hidden="true">·</span> Exemple
        </p>
      </div>
    </div>
  );
}
