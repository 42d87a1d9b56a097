import { LivePosts } from './LivePosts.tsx';
import styles from './NewerPosts.module.css';

/** Keeps the announcements of a list as they are on the server; what is new to the list shows when it is opened again. */
export const LiveList = ({ ids }: { ids: string[] }) => (
  <div className={styles.container}>
    <LivePosts ids={ids} onNew={() => undefined} />
  </div>
);
