import { BrowseOwnEvents } from '../features/browse-own-events/BrowseOwnEvents.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

function EventsPage() {
  return (
    <ProfilePage title="Mes événements">
      <BrowseOwnEvents />
    </ProfilePage>
  );
}

export { EventsPage as Component };
