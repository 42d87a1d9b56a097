import { Page } from '@az/shared/ui/Page';
import { SampleNote } from '@az/shared/ui/SampleNote';
import { BrowseFilms } from '../features/browse-films/BrowseFilms.tsx';

/** `/feed/videos`: the videos in rows. */
function VideosPage() {
  return (
    <Page title="Accueil vidéos">
      <SampleNote />
      <BrowseFilms />
    </Page>
  );
}

export { VideosPage as Component };
