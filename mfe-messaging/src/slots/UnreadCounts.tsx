import { useLoadedConversations } from '../data/use-messaging.ts';

/** `messaging.unread-counts`: loads what the header counts of the signed-in member; draws nothing. */
function UnreadCounts() {
  useLoadedConversations();
  return null;
}

export { UnreadCounts as Component };
