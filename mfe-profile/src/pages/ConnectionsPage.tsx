import { lazy, Suspense } from 'react';
import { BrowseConnections } from '../features/browse-connections/BrowseConnections.tsx';
import { NetworkHeading } from '../features/browse-connections/NetworkHeading.tsx';
import { ChooseSource } from '../features/choose-source/ChooseSource.tsx';
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

function ConnectionsPage() {
  return (
    <ProfilePage heading={<NetworkHeading />} title="Relations">
      <ChooseSource
        extension="relations"
        sample={<BrowseConnections />}
        skeleton={<RowsSkeleton />}
        stored={stored}
      />
    </ProfilePage>
  );
}

export { ConnectionsPage as Component };
