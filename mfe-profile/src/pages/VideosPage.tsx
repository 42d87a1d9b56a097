import { BrowseVideos } from '../features/browse-videos/BrowseVideos.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

/** `/profile/videos`: the member's videos. */
function VideosPage() {
  return (
    <ProfilePage title="Vidéos du profil">
      <BrowseVideos />
    </ProfilePage>
  );
}

export { VideosPage as Component };
