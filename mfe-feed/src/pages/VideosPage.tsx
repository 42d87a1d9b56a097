import { Page } from '@az/shared/ui/Page';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { BrowseFilms } from '../features/browse-films/BrowseFilms.tsx';

/** `/feed/videos`: the videos in rows. */
function VideosPage() {
  return (
    <Page title="Accueil vidéos">
      <SampleNotice />
      <BrowseFilms />
    </Page>
  );
}

export { VideosPage as Component };
