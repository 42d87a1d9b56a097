import { ReadOwnPosts } from '../features/read-own-posts/ReadOwnPosts.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

function FeedPage() {
  return (
    <ProfilePage title="Mon fil">
      <ReadOwnPosts />
    </ProfilePage>
  );
}

export { FeedPage as Component };
