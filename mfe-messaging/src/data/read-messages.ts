import type { StoreApi } from 'zustand';
import { type ChatMessage, type Conversation, unreadIn } from './conversation.ts';
import { inConversation, lastStored, withArrival } from './conversation-changes.ts';
import type { ConversationChange } from './conversation-source.ts';
import type { MessagingState } from './messaging-state.ts';

type ChangeConversation = (contactId: string, change: ConversationChange) => void;

/** The change that marks a conversation as read; null when it has no unread messages. */
function asRead(conversation: Conversation | undefined): ConversationChange | null {
  const last = conversation && lastStored(conversation);
  if (!conversation || unreadIn(conversation) === 0) return null;
  return { isMarkedUnread: false, ...(last && { readUpTo: last.id }) };
}

/** Read state of incoming messages and open conversations. */
export function readMessages(
  store: StoreApi<MessagingState>,
  shown: StoreApi<MessagingState>,
  change: ChangeConversation,
) {
  function markRead(contactId: string) {
    const { conversations } = shown.getState();
    const read = asRead(conversations.find(({ contact }) => contact.id === contactId));
    if (read) change(contactId, read);
  }

  /** Marks a conversation as read if it is on screen and the page is visible. */
  function markShownRead(contactId: string) {
    if (!document.hidden && store.getState().onScreen.includes(contactId)) markRead(contactId);
  }

  return {
    markRead,
    markAllRead() {
      for (const { contact } of store.getState().conversations) markRead(contact.id);
    },
    markShownRead,
    /** Adds an incoming message: read at once when its conversation is on screen, otherwise unread. */
    receive(contactId: string, message: ChatMessage) {
      store.setState(({ conversations }) => ({
        conversations: inConversation(conversations, contactId, (one) => withArrival(one, message)),
      }));
      markShownRead(contactId);
    },
    /** Registers one more component that shows the conversation. */
    open(contactId: string) {
      store.setState(({ onScreen }) => ({ onScreen: [...onScreen, contactId] }));
      markShownRead(contactId);
    },
    close(contactId: string) {
      store.setState(({ onScreen }) => {
        const at = onScreen.indexOf(contactId);
        return { onScreen: onScreen.filter((_, index) => index !== at) };
      });
    },
  };
}
