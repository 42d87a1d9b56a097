import { Page } from '@az/shared/ui/Page';
import { SampleNote } from '@az/shared/ui/SampleNote';
import { Wide } from '@az/shared/ui/Wide';
import { BrowseFilms } from '../features/browse-films/BrowseFilms.tsx';

/** `/feed/videos`: the videos in rows. */
function VideosPage() {
  return (
    <Wide>
      <Page title="Accueil vidéos">
        <SampleNote />
        <BrowseFilms />
      </Page>
    </Wide>
  );
}

export { VideosPage as Component };
