import { Page } from '@az/shared/ui/Page';
import { BrowseFilms } from '../features/browse-films/BrowseFilms.tsx';
import styles from '../ui/Wide.module.css';

/** `/feed/videos`: the videos in rows. */
function VideosPage() {
  return (
    <div className={styles.wide}>
      <Page title="Accueil vidéos">
        <BrowseFilms />
      </Page>
    </div>
  );
}

export { VideosPage as Component };
