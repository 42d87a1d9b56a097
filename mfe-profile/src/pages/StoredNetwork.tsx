import { AnswerRequests } from '../features/answer-requests/AnswerRequests.tsx';
import { focusConnections, StoredConnections } from '../features/browse-connections/StoredConnections.tsx';
import { TransferPeople } from '../features/browse-connections/TransferPeople.tsx';

/** The member's requests and connections, where the server stores them. */
export function StoredNetwork() {
  return (
    <>
      <TransferPeople onDone={focusConnections} />
      <AnswerRequests />
      <StoredConnections />
    </>
  );
}
