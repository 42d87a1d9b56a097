import { AnswerRequests } from '../features/answer-requests/AnswerRequests.tsx';
import { BrowseConnections, focusConnections } from '../features/browse-connections/BrowseConnections.tsx';
import { NetworkHeading } from '../features/browse-connections/NetworkHeading.tsx';
import { TransferPeople } from '../features/browse-connections/TransferPeople.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

function ConnectionsPage() {
  return (
    <ProfilePage heading={<NetworkHeading />} title="Relations">
      <TransferPeople onDone={focusConnections} />
      <AnswerRequests />
      <BrowseConnections />
    </ProfilePage>
  );
}

export { ConnectionsPage as Component };
