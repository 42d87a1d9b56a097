import { ReadPost } from '../features/read-post/ReadPost.tsx';
import styles from './HomePage.module.css';

/** `/feed/post-details`: one publication. */
function PostDetailsPage() {
  return (
    <div className={styles.column}>
      <ReadPost />
    </div>
  );
}

export { PostDetailsPage as Component };
