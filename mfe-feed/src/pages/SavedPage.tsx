import { Page } from '@az/shared/ui/Page';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import { ReadSaved } from '../features/read-feed/ReadSaved.tsx';
import styles from './HomePage.module.css';

/** `/feed/saved`: the announcements that the member saved. */
function SavedPage() {
  return (
    <div className={styles.column}>
      <Page title="Enregistrés" />
      <ReadSaved below={(card) => <CommentAnnouncement {...card} />} />
    </div>
  );
}

export { SavedPage as Component };
