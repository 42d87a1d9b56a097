import type { getConversation } from '@az/shared/conversations';
import type { ChatMessage, Contact, Conversation } from './conversation.ts';
import { withServerState } from './server-messages.ts';

export type Row = Awaited<ReturnType<typeof getConversation>>;
export type Message = NonNullable<Row['last']>;

const words = { closed: 'Compte fermé', closedText: 'Message d’un compte fermé' };

/** A contact who has closed the account has no id any more, so the id of the conversation (a UUID) is used instead. */
export const contactIdOf = ({ id, member }: Row): string => member?.id ?? id;

export function toMessage(message: Message, contactId: string, memberId: string): ChatMessage {
  const { seq, author, text, clientId, sentAt } = message;
  const isOwn = author === memberId;
  return {
    id: (isOwn && clientId) || String(seq),
    from: author ?? contactId,
    to: isOwn ? contactId : memberId,
    message: author === null ? words.closedText : text,
    sentOn: sentAt ?? new Date(0).toISOString(),
    isRead: false,
    isSend: true,
    seq,
  };
}

export function toConversation(row: Row, memberId: string): Conversation {
  const { id, member, last, rev, lastSeq, readSeq, readByOtherSeq, readsNotShown, emptiedSeq } = row;
  const { isMuted, isArchived, isMarkedUnread, mayWrite, awaitsAnswer } = row;
  const contact: Contact = {
    id: contactIdOf(row),
    name: member?.name ?? words.closed,
    avatar: member?.picture ?? null,
    role: member?.role ?? '',
    status: null,
    isStory: false,
  };
  const messages = last ? [toMessage(last, contact.id, memberId)] : [];
  const read = { readSeq, readByOtherSeq, readsNotShown };
  const counted = { unread: row.unread, after: Math.max(readSeq, emptiedSeq), upTo: lastSeq };
  const server = { id, rev, lastSeq, ...read, emptiedSeq, counted, mayWrite, awaitsAnswer, isLoaded: false };
  return withServerState(
    { contact, group: null, messages, isMuted, isArchived, isMarkedUnread, server },
    server,
  );
}
