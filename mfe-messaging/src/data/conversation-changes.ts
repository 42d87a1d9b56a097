import type { ChatMessage, Conversation } from './conversation.ts';

type Change = (messages: ChatMessage[], contactId: string) => ChatMessage[];

/** Changes the messages of one contact; the other conversations stay the same objects. */
export function inConversation(
  conversations: Conversation[],
  contactId: string,
  change: Change,
): Conversation[] {
  return conversations.map((conversation) =>
    conversation.contact.id === contactId
      ? { ...conversation, messages: change(conversation.messages, contactId) }
      : conversation,
  );
}

/** Everything the contact wrote counts as read. */
export const readByMember: Change = (messages, contactId) =>
  messages.map((message) => (message.from === contactId ? { ...message, isRead: true } : message));

/** Whoever answers has read what was sent to them before. */
export const readByContact: Change = (messages, contactId) =>
  messages.map((message) =>
    message.to === contactId && message.isSend ? { ...message, isRead: true } : message,
  );

/**
 * Marks what the member had read before this page was loaded: up to and including the message `lastReadId`. When that
 * one is no longer there (what is written here is not kept), it came after all the others.
 */
export function readUpTo(conversation: Conversation, lastReadId: string | undefined): Conversation {
  if (lastReadId === undefined) return conversation;
  const { contact, messages } = conversation;
  const last = messages.findIndex(({ id }) => id === lastReadId);
  const read = last === -1 ? messages : messages.slice(0, last + 1);
  return { contact, messages: [...readByMember(read, contact.id), ...messages.slice(read.length)] };
}
