import type { StoreApi } from 'zustand';
import type { ChatMessage } from './conversation.ts';
import { inConversation, readByContact, readByMember } from './conversation-changes.ts';
import { keep, type MessagingState } from './messaging-state.ts';

/** What happens to messages that arrive and are looked at. */
export function readMessages(store: StoreApi<MessagingState>) {
  function markRead(contactId: string) {
    const { conversations, lastRead } = store.getState();
    const last = conversations.find(({ contact }) => contact.id === contactId)?.messages.at(-1);
    if (!last) return;
    store.setState({ conversations: inConversation(conversations, contactId, readByMember) });
    keep(store, { lastRead: { ...lastRead, [contactId]: last.id } });
  }

  return {
    markRead,
    /** A message has arrived: read at once when its conversation is on screen, else unread. */
    receive(message: ChatMessage) {
      const { conversations, openContact } = store.getState();
      store.setState({
        conversations: inConversation(conversations, message.from, (messages, contactId) => [
          ...readByContact(messages, contactId),
          message,
        ]),
      });
      if (openContact === message.from) markRead(message.from);
    },
    /** The conversation is on screen now. */
    open(contactId: string) {
      store.setState({ openContact: contactId });
      markRead(contactId);
    },
    /** The conversation is no longer on screen. */
    close(contactId: string) {
      if (store.getState().openContact === contactId) store.setState({ openContact: null });
    },
  };
}
