import type { ChatMessage, Conversation, ConversationChange } from './conversation.ts';
import { withServerState } from './server-messages.ts';

/** Changes one conversation; the others keep their identity. */
export function inConversation(
  conversations: readonly Conversation[],
  contactId: string,
  change: (conversation: Conversation) => Conversation,
): Conversation[] {
  return conversations.map((one) => (one.contact.id === contactId ? change(one) : one));
}

/** The last message that the server has. */
export const lastStored = ({ messages }: Conversation): ChatMessage | undefined =>
  messages.findLast(({ seq }) => seq !== undefined);

export const seqOf = ({ messages }: Conversation, id: string | undefined): number =>
  messages.find((message) => message.id === id)?.seq ?? 0;

export function applyChange(conversation: Conversation, change: ConversationChange): Conversation {
  const { readUpTo, emptiedUpTo, ...marks } = change;
  const { server } = conversation;
  return withServerState(
    { ...conversation, ...marks },
    {
      ...server,
      readSeq: Math.max(server.readSeq, seqOf(conversation, readUpTo)),
      emptiedSeq: Math.max(server.emptiedSeq, seqOf(conversation, emptiedUpTo)),
    },
  );
}
