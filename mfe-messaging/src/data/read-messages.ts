import type { StoreApi } from 'zustand';
import { type Conversation, type ConversationChange, keyOf, unreadIn } from './conversation.ts';
import { lastStored, seqOf } from './conversation-changes.ts';
import type { MessagingState } from './messaging-state.ts';

type ChangeConversation = (contactId: string, change: ConversationChange) => void;

/** The change that marks a conversation as read; null when it has no unread messages. */
function asRead(conversation: Conversation): ConversationChange | null {
  const last = lastStored(conversation);
  if (unreadIn(conversation) === 0) return null;
  return { isMarkedUnread: false, ...(last && { readUpTo: last.id }) };
}

/** The change that marks the messages up to the one with this id as read; null when they are read. */
function asReadUpTo(conversation: Conversation, id: string): ConversationChange | null {
  const { messages, server } = conversation;
  const seen = messages.slice(0, messages.findIndex((message) => message.id === id) + 1);
  const last = seen.findLast(({ isSend }) => isSend);
  return last && seqOf(conversation, last.id) > server.readSeq ? { readUpTo: last.id } : null;
}

/** Which conversations are on screen, and what the member has read of them. */
export function readMessages(
  store: StoreApi<MessagingState>,
  shown: StoreApi<MessagingState>,
  change: ChangeConversation,
) {
  /** Conversations that were marked as unread before they were opened. Only such a mark ends when they are read. */
  const openedUnread = new Set<string>();
  const find = (contactId: string) =>
    shown.getState().conversations.find(({ contact }) => contact.id === contactId);

  function markRead(contactId: string) {
    const conversation = find(contactId);
    const read = conversation && asRead(conversation);
    if (read) change(contactId, read);
  }

  return {
    markRead,
    /** Registers one more component that shows the conversation. */
    open(contactId: string) {
      store.setState(({ onScreen }) => ({ onScreen: [...onScreen, contactId] }));
    },
    close(contactId: string) {
      store.setState(({ onScreen }) => {
        const at = onScreen.indexOf(contactId);
        return { onScreen: onScreen.filter((_, index) => index !== at) };
      });
      const conversation = find(contactId);
      if (conversation && !store.getState().onScreen.includes(contactId))
        openedUnread.delete(keyOf(conversation));
    },
    /** Notes that a loaded conversation has come on screen: reading it will end its mark as unread. */
    opened(contactId: string) {
      const conversation = find(contactId);
      if (conversation?.isMarkedUnread) openedUnread.add(keyOf(conversation));
    },
    /** The member has seen the messages of a conversation on screen, up to this one. */
    see(contactId: string, messageId: string) {
      const conversation = find(contactId);
      if (!conversation) return;
      const endsMark = conversation.isMarkedUnread && openedUnread.delete(keyOf(conversation));
      const read = asReadUpTo(conversation, messageId);
      if (read || endsMark) change(contactId, { ...read, ...(endsMark && { isMarkedUnread: false }) });
    },
  };
}
