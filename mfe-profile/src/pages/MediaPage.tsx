import { BrowsePhotos } from '../features/browse-photos/BrowsePhotos.tsx';
import { ManageAlbums } from '../features/manage-albums/ManageAlbums.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

/** `/profile/media`: the member's photos and albums. */
function MediaPage() {
  return (
    <ProfilePage title="Médias">
      <BrowsePhotos />
      <ManageAlbums />
    </ProfilePage>
  );
}

export { MediaPage as Component };
