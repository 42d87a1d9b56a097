import { BrowsePhotos } from '../features/browse-photos/BrowsePhotos.tsx';
import { KeepAlbums } from '../features/keep-albums/KeepAlbums.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

/** `/profile/media`: the member's photos and albums. */
function MediaPage() {
  return (
    <ProfilePage title="Médias">
      <BrowsePhotos />
      <KeepAlbums />
    </ProfilePage>
  );
}

export { MediaPage as Component };
