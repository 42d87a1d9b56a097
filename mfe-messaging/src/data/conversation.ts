import type { Person } from '@az/shared/sample/people';

/** A chat message (specification, section 3). Neither sent nor read: it is still on its way, or it failed. */
export type ChatMessage = {
  id: string;
  /** Id of the member or contact who wrote it. */
  from: string;
  to: string;
  message: string;
  /** ISO 8601, UTC. */
  sentOn: string;
  /** Read by the one it was written to. */
  isRead: boolean;
  isSend: boolean;
};

/** Someone the member can write to. */
export type Contact = Pick<Person, 'id' | 'name' | 'avatar' | 'role' | 'status' | 'isStory'>;

/** What the member and one contact have written to each other, oldest first. */
export type Conversation = { contact: Contact; messages: ChatMessage[] };

/** How many messages of a contact the member has not read. */
export function unreadIn({ contact, messages }: Conversation): number {
  return messages.filter(({ from, isRead }) => from === contact.id && !isRead).length;
}
