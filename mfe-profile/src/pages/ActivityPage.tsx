import { ReadActivity } from '../features/read-activity/ReadActivity.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

/** `/profile/activity`: the member's activity. */
function ActivityPage() {
  return (
    <ProfilePage title="Activité">
      <ReadActivity />
    </ProfilePage>
  );
}

export { ActivityPage as Component };
