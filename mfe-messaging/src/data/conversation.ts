import type { SeqRange } from '@az/shared/contracts';
import type { Person } from '@az/shared/sample/people';

/** A picture attached to a message. The URL of one that is not sent has the whole picture (`data:`). */
export type ChatImage = { url: string; alt: string };

/** A chat message (specification, section 3). `isSend` is false only for messages that are not sent (`UnsentMessage`). */
export type ChatMessage = {
  id: string;
  /** Id of the author: the member or a contact. */
  from: string;
  /** Id of the recipient: a contact or group, or the member for an incoming message. */
  to: string;
  message: string;
  sentOn: string;
  isRead: boolean;
  isSend: boolean;
  image?: ChatImage;
  /** The message's number in its conversation, from 1 without gaps. Missing until the server has the message. */
  seq?: number;
  /** Only of a message that is not sent: why it was refused. Null while it waits or is being sent. */
  refusal?: string | null;
  /** Only of a message that waits: until when the server asked to wait, in milliseconds since 1970. */
  notBefore?: number | undefined;
  /** Only of a message that waits: whether it is lost when the page is closed, because the device stores nothing. */
  isInMemory?: true | undefined;
};

/** A message that the member has written and the source has not confirmed. It is stored on the device. */
export type UnsentMessage = ChatMessage & {
  refusal: string | null;
  /** Key of the conversation (`keyOf`), and the contact's name, because the conversation may not be loaded. */
  conversation: string;
  contactName: string;
};

/** A contact of the member, or a group of contacts. `status` is null if unknown. */
export type Contact = Pick<Person, 'id' | 'name' | 'avatar' | 'role' | 'isStory'> & {
  status: Person['status'] | null;
};

/** The member's settings of a conversation. */
export type ConversationFlags = {
  /** Muted: no sound, no notification, and not in the header's count. */
  isMuted: boolean;
  /** Archived: shown in a separate list, without sound or notification, and not in the header's count. */
  isArchived: boolean;
  isMarkedUnread: boolean;
};

/** The state of a conversation on the server, without its messages. Each `…Seq` is the number of a message. */
export type ServerState = {
  id: string;
  /** Grows with every change. */
  rev: number;
  lastSeq: number;
  /** The last message that the member has read. */
  readSeq: number;
  /** The last message that the contact has read while both showed what they read; 0 if there is none. */
  readByOtherSeq: number;
  /** Earlier messages that were read while one of the two did not show it: first and last number of each range. */
  readsNotShown: readonly SeqRange[];
  emptiedSeq: number;
  /** Messages that the server has counted as unread: those of the contact after one number, and up to another one. */
  counted: { unread: number; after: number; upTo: number };
  mayWrite: boolean;
  /** Whether only an answer of the contact, or a connection, lets the member write again. */
  awaitsAnswer: boolean;
  /** Whether it is in the list also without messages. */
  isListed: boolean;
  /** Whether the newest messages are loaded and kept up to date. If not, only the last message is known. */
  isLoaded: boolean;
};

/** The messages between the member and one contact, or a group, oldest first. */
export type Conversation = ConversationFlags & {
  contact: Contact;
  /** The members of the group; null for a conversation with one contact. */
  group: Contact[] | null;
  messages: ChatMessage[];
  server: ServerState;
};

/** A change of a conversation other than a new message. Missing properties stay unchanged. */
export type ConversationChange = Partial<ConversationFlags> & {
  /** Id of the last read message. */
  readUpTo?: string;
  /** Id of the last message to remove; all messages before it are removed too. */
  emptiedUpTo?: string;
};

/** Id of a conversation that stays the same when the contact closes the account. */
export const keyOf = ({ server }: Conversation): string => server.id;

/** Whether the contact has closed the account: the contact then has the id of the conversation. */
export const isAccountClosed = ({ server, contact, group }: Conversation): boolean =>
  group === null && server.id === contact.id;

export const isOwn = ({ to }: ChatMessage, contact: Pick<Contact, 'id'>): boolean => to === contact.id;

/**
 * Number of messages of the contact that the member has not read. Messages that are not loaded count as the contact's,
 * except those that the server has counted.
 */
function unreadMessages({ messages, contact, server }: Conversation): number {
  const { counted, lastSeq } = server;
  const readSeq = Math.max(server.readSeq, server.emptiedSeq);
  const isCounted = readSeq === counted.after;
  const from = isCounted ? counted.upTo : readSeq;
  const own = messages.filter((one) => isOwn(one, contact) && (one.seq ?? 0) > from).length;
  return (isCounted ? counted.unread : 0) + lastSeq - from - own;
}

/** Number of unread messages of a conversation; at least 1 if the conversation is marked as unread. */
export const unreadIn = (conversation: Conversation): number =>
  Math.max(unreadMessages(conversation), conversation.isMarkedUnread ? 1 : 0);

/** Unread messages of some conversations, except muted and archived ones, which the header does not count. */
export function countedUnread(conversations: readonly Conversation[]): number {
  return conversations
    .filter(({ isMuted, isArchived }) => !isMuted && !isArchived)
    .reduce((total, conversation) => total + unreadIn(conversation), 0);
}
