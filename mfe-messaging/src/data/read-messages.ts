import type { StoreApi } from 'zustand';
import { type ChatMessage, type Conversation, unreadIn } from './conversation.ts';
import { inConversation, withArrival } from './conversation-changes.ts';
import type { ConversationChange } from './conversation-source.ts';
import type { MessagingState } from './messaging-state.ts';

type ChangeConversation = (contactId: string, change: ConversationChange) => void;

/** What a conversation becomes when the member looks at it; null when that changes nothing. */
function asRead(conversation: Conversation | undefined): ConversationChange | null {
  const last = conversation?.messages.at(-1);
  if (!conversation || unreadIn(conversation) === 0) return null;
  return { isMarkedUnread: false, ...(last && { readUpTo: last.id }) };
}

/** What happens to messages that arrive and are looked at. */
export function readMessages(store: StoreApi<MessagingState>, change: ChangeConversation) {
  function markRead(contactId: string) {
    const { conversations } = store.getState();
    const read = asRead(conversations.find(({ contact }) => contact.id === contactId));
    if (read) change(contactId, read);
  }

  return {
    markRead,
    /** Every conversation counts as read. */
    markAllRead() {
      for (const { contact } of store.getState().conversations) markRead(contact.id);
    },
    /** A message has arrived: read at once when its conversation is on screen, else unread. */
    receive(contactId: string, message: ChatMessage) {
      const { conversations, onScreen } = store.getState();
      store.setState({
        conversations: inConversation(conversations, contactId, (one) => withArrival(one, message)),
      });
      if (onScreen.includes(contactId)) markRead(contactId);
    },
    /** The conversation is on screen now, in one more place. */
    open(contactId: string) {
      store.setState(({ onScreen }) => ({ onScreen: [...onScreen, contactId] }));
      markRead(contactId);
    },
    /** The conversation is on screen in one place less. */
    close(contactId: string) {
      store.setState(({ onScreen }) => {
        const at = onScreen.indexOf(contactId);
        return { onScreen: onScreen.filter((_, index) => index !== at) };
      });
    },
  };
}
