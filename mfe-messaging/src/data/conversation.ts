import type { Person } from '@az/shared/sample/people';

/** A picture that goes with a message. */
export type ChatImage = {
  url: string;
  /** What it shows, in words. */
  alt: string;
  /** What a server is to be sent; absent for what it has already. */
  file?: Blob;
};

/** A chat message (specification, section 3). Neither sent nor read: it is still on its way, or it failed. */
export type ChatMessage = {
  id: string;
  /** Id of the member or contact who wrote it. */
  from: string;
  /** Id of the contact or group it was written to; the member's own when it was written to them. */
  to: string;
  message: string;
  /** ISO 8601, UTC. */
  sentOn: string;
  /** Read by the one it was written to. */
  isRead: boolean;
  isSend: boolean;
  image?: ChatImage;
};

/** Someone the member can write to, or a group of them. */
export type Contact = Pick<Person, 'id' | 'name' | 'avatar' | 'role' | 'status' | 'isStory'>;

/** What the member decided about a conversation. */
export type ConversationMarks = {
  /** Makes no sound, shows no notice, and does not count in the header. */
  isMuted: boolean;
  /** Out of the way, in a list of its own. */
  isArchived: boolean;
  /** To be read again. */
  isMarkedUnread: boolean;
};

export const noMarks: ConversationMarks = { isMuted: false, isArchived: false, isMarkedUnread: false };

/** What the member and one contact, or a group, have written to each other, oldest first. */
export type Conversation = ConversationMarks & {
  contact: Contact;
  /** Who is in the group with the member; null for a conversation with one contact. */
  group: Contact[] | null;
  messages: ChatMessage[];
};

/** Whether the member wrote it. */
export const isOwn = ({ to }: ChatMessage, contact: Pick<Contact, 'id'>): boolean => to === contact.id;

/** How many messages of a conversation the member has not read; one that was marked as unread counts as one. */
export function unreadIn({ contact, messages, isMarkedUnread }: Conversation): number {
  const unread = messages.filter((message) => !isOwn(message, contact) && !message.isRead).length;
  return Math.max(unread, isMarkedUnread ? 1 : 0);
}

/** What the header counts: neither what is muted nor what is archived. */
export function unreadTotal(conversations: readonly Conversation[]): number {
  return conversations
    .filter(({ isMuted, isArchived }) => !isMuted && !isArchived)
    .reduce((total, conversation) => total + unreadIn(conversation), 0);
}
