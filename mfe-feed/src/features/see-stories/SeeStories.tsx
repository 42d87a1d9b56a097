import { late } from '@az/shared/late-parts';
import styles from './SeeStories.module.css';

const StoryShelf = late(() => import('./StoryShelf.tsx').then((part) => part.StoryShelf));

/** The stories of people, whose place is reserved until they load after the first view. */
export function SeeStories() {
  return (
    <div className={styles.container}>
      <StoryShelf />
    </div>
  );
}
