import type { getConversation } from '@az/shared/conversations';
import type { ChatMessage, Contact, Conversation } from './conversation.ts';
import { withServerState } from './server-messages.ts';

export type Row = Awaited<ReturnType<typeof getConversation>>;
export type Message = NonNullable<Row['last']>;

const words = {
  closed: 'Compte fermé',
  closedText: 'Message d’un compte fermé',
  members: (count: number) => `${count} participants`,
};

/** A group, or a contact who has closed the account, has no id of a member: the id of the conversation is used instead. */
export const contactIdOf = ({ id, member }: Row): string => member?.id ?? id;

export function toMessage(message: Message, contactId: string, memberId: string): ChatMessage {
  const { seq, author, text, clientId, sentAt, picture } = message;
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
    ...(picture && { image: picture }),
  };
}

const toContact = ({ id, name, picture, role }: NonNullable<Row['member']>): Contact => ({
  ...{ id: id ?? '', name, avatar: picture, role: role ?? '' },
  ...{ status: null, isStory: false },
});

/** Who or what a conversation is with: a member, a group, or a closed account. */
function contactOf(row: Row): Contact {
  const { member, group, presence, hasStory } = row;
  const known = group
    ? { name: group.name, role: words.members(group.members.length + 1) }
    : { name: member?.name ?? words.closed, role: member?.role ?? '' };
  return {
    ...{ id: contactIdOf(row), avatar: member?.picture ?? null, ...known },
    ...{ status: presence, isStory: hasStory },
  };
}

export function toConversation(row: Row, memberId: string): Conversation {
  const { id, group: members, last, rev, lastSeq, readSeq, readByOtherSeq, readsNotShown, emptiedSeq } = row;
  const { isMuted, isArchived, isMarkedUnread, mayWrite, awaitsAnswer, isListed } = row;
  const contact = contactOf(row);
  const group = members?.members.map(toContact) ?? null;
  const messages = last ? [toMessage(last, contact.id, memberId)] : [];
  const read = { readSeq, readByOtherSeq, readsNotShown };
  const counted = { unread: row.unread, after: Math.max(readSeq, emptiedSeq), upTo: lastSeq };
  const may = { mayWrite, awaitsAnswer, isListed };
  const server = { id, rev, lastSeq, ...read, emptiedSeq, counted, ...may, isLoaded: false };
  return withServerState({ contact, group, messages, isMuted, isArchived, isMarkedUnread, server }, server);
}
