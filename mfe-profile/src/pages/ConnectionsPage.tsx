import { sampleBadges } from '@az/shared/constants';
import { Badge } from '@az/shared/ui/Badge';
import { BrowseConnections } from '../features/browse-connections/BrowseConnections.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

/** `/profile/connections`: the member's network. */
function ConnectionsPage() {
  return (
    <ProfilePage
      heading={
        <>
          Connexions <Badge variant="default">{sampleBadges.connections}</Badge>
        </>
      }
      title="Connexions"
    >
      <BrowseConnections />
    </ProfilePage>
  );
}

export { ConnectionsPage as Component };
