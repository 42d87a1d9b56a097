import { lazy, Suspense } from 'react';
import { BrowseNetwork } from '../features/browse-connections/BrowseNetwork.tsx';
import { NetworkHeading } from '../features/browse-connections/NetworkHeading.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';

const StoredNetwork = lazy(() =>
  import('./StoredNetwork.tsx').then((part) => ({ default: part.StoredNetwork })),
);

const stored = (
  <Suspense fallback={<RowsSkeleton />}>
    <StoredNetwork />
  </Suspense>
);

/** `/profile/connections`: the member's network. */
function ConnectionsPage() {
  return (
    <ProfilePage heading={<NetworkHeading />} title="Connexions">
      <BrowseNetwork stored={stored} />
    </ProfilePage>
  );
}

export { ConnectionsPage as Component };
