import { ReadActivity } from '../features/read-activity/ReadActivity.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

function ActivityPage() {
  return (
    <ProfilePage title="Activité">
      <ReadActivity />
    </ProfilePage>
  );
}

export { ActivityPage as Component };
