import { ReadOwnPosts } from '../features/read-own-posts/ReadOwnPosts.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

/** `/profile/feed`: what the member has published. */
function FeedPage() {
  return (
    <ProfilePage title="Mon fil">
      <ReadOwnPosts />
    </ProfilePage>
  );
}

export { FeedPage as Component };
