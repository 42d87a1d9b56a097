import { Page } from '@az/shared/ui/Page';
import { ReadSamplePosts } from '../features/read-sample-posts/ReadSamplePosts.tsx';
import { SeeContacts } from '../features/see-contacts/SeeContacts.tsx';
import { SeeStories } from '../features/see-stories/SeeStories.tsx';
import { WritePost } from '../features/write-post/WritePost.tsx';
import styles from './ClassicPage.module.css';

/** `/classic`: the home feed in another frame, with the sample posts only. */
function ClassicPage() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Page headingHidden title="Accueil classique" />
        <SeeStories />
        <WritePost />
        <ReadSamplePosts />
      </div>
      <aside aria-label="Contacts">
        <SeeContacts />
      </aside>
    </div>
  );
}

export { ClassicPage as Component };
