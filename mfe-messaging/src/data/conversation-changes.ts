import { type ChatMessage, type Conversation, isOwn } from './conversation.ts';
import type { ConversationChange } from './conversation-source.ts';
import { withServerMessages, withServerState } from './server-messages.ts';

/** Changes one conversation; the others keep their identity. */
export function inConversation(
  conversations: readonly Conversation[],
  contactId: string,
  change: (conversation: Conversation) => Conversation,
): Conversation[] {
  return conversations.map((one) => (one.contact.id === contactId ? change(one) : one));
}

const withMessages = (
  conversation: Conversation,
  change: (message: ChatMessage) => ChatMessage,
): Conversation => ({ ...conversation, messages: conversation.messages.map(change) });

/** Adds a message; an answer means that its author has read the earlier messages. */
export function withArrival(conversation: Conversation, message: ChatMessage): Conversation {
  if (conversation.server) return withServerMessages(conversation, [message]);
  const { messages } = withMessages(conversation, (one) =>
    isOwn(one, conversation.contact) && one.isSend && !one.isRead ? { ...one, isRead: true } : one,
  );
  return { ...conversation, messages: [...messages, message] };
}

/** Adds a message of the member that the source has confirmed. */
export const withSent = (conversation: Conversation, message: ChatMessage): Conversation =>
  conversation.server
    ? withServerMessages(conversation, [message])
    : { ...conversation, messages: [...conversation.messages, message] };

/** Number of messages up to and including the one with this id, or of all messages if none has this id. */
function countUpTo(messages: readonly ChatMessage[], id: string): number {
  const at = messages.findIndex((message) => message.id === id);
  return at === -1 ? messages.length : at + 1;
}

function readUpTo(conversation: Conversation, id: string): Conversation {
  const count = countUpTo(conversation.messages, id);
  const { messages } = conversation;
  const read = messages.map((message, index) =>
    index < count && !message.isRead && !isOwn(message, conversation.contact)
      ? { ...message, isRead: true }
      : message,
  );
  return { ...conversation, messages: read };
}

/** The last message that the source has. */
export const lastStored = ({ messages, server }: Conversation): ChatMessage | undefined =>
  server ? messages.findLast(({ seq }) => seq !== undefined) : messages.findLast(({ isSend }) => isSend);

export const seqOf = ({ messages }: Conversation, id: string): number =>
  messages.find((message) => message.id === id)?.seq ?? 0;

export function applyChange(conversation: Conversation, change: ConversationChange): Conversation {
  const { readUpTo: readId, emptiedUpTo, ...marks } = change;
  const { server } = conversation;
  if (server)
    return withServerState(
      { ...conversation, ...marks },
      {
        ...server,
        readSeq: Math.max(server.readSeq, readId === undefined ? 0 : seqOf(conversation, readId)),
        emptiedSeq: Math.max(
          server.emptiedSeq,
          emptiedUpTo === undefined ? 0 : seqOf(conversation, emptiedUpTo),
        ),
      },
    );
  let result: Conversation = { ...conversation, ...marks };
  if (readId !== undefined) result = readUpTo(result, readId);
  if (emptiedUpTo !== undefined)
    result = { ...result, messages: result.messages.slice(countUpTo(result.messages, emptiedUpTo)) };
  return result;
}
