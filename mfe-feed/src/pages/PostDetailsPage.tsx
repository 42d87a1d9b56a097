import { useSearchParams } from '@az/shared/router';
import { ReadThread } from '../features/comment-announcement/ReadThread.tsx';
import { ReadAnnouncement } from '../features/read-feed/ReadAnnouncement.tsx';
import { ReadPost } from '../features/read-post/ReadPost.tsx';
import styles from './HomePage.module.css';

/** `/feed/post-details`: one publication, an announcement of the network or a sample post. */
function PostDetailsPage() {
  const [search] = useSearchParams();
  const id = search.get('announcement');
  return (
    <div className={styles.column}>
      {id === null ? (
        <ReadPost />
      ) : (
        <ReadAnnouncement
          below={({ announcement }) => <ReadThread announcement={announcement} />}
          id={id}
          key={id}
        />
      )}
    </div>
  );
}

export { PostDetailsPage as Component };
