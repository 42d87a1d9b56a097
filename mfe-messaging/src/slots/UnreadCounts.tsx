import { useLoadedConversations } from '../data/use-messaging.ts';

/** `messaging.unread-counts`: loads the signed-in member's counts for the header; renders nothing. */
function UnreadCounts() {
  useLoadedConversations();
  return null;
}

export { UnreadCounts as Component };
