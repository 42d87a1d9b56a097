import { Page } from '@az/shared/ui/Page';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import { ReadFeed } from '../features/read-feed/ReadFeed.tsx';
import styles from './HomePage.module.css';

/** `/feed/home`: what is new in the network. */
function HomePage() {
  return (
    <div className={styles.column}>
      <Page headingHidden title="Accueil" />
      <ReadFeed below={(card) => <CommentAnnouncement {...card} />} />
    </div>
  );
}

export { HomePage as Component };
