import { BrowseVideos } from '../features/browse-videos/BrowseVideos.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

function VideosPage() {
  return (
    <ProfilePage title="Vidéos du profil">
      <BrowseVideos />
    </ProfilePage>
  );
}

export { VideosPage as Component };
