import { AnswerRequests } from '../features/answer-requests/AnswerRequests.tsx';
import { StoredConnections } from '../features/browse-connections/StoredConnections.tsx';

/** The member's requests and connections, where the server stores them. */
export function StoredNetwork() {
  return (
    <>
      <AnswerRequests />
      <StoredConnections />
    </>
  );
}
