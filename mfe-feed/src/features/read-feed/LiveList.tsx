import { LivePosts } from './LivePosts.tsx';
import styles from './NewerPosts.module.css';

/** Keeps the announcements of a list up to date. New announcements appear when the list is opened again. */
export const LiveList = ({ ids }: { ids: string[] }) => (
  <div className={styles.container}>
    <LivePosts ids={ids} onNew={() => undefined} />
  </div>
);
