import type { Conversation } from '../data/conversation.ts';
import { words } from './words.ts';

/** In words: whether a contact is there, or who is in a group; and that the conversation is muted. */
export function contactStatus({ contact, group, isMuted }: Conversation): string {
  const status = contact.status === 'online' ? words.online : words.offline;
  const first = group ? group.map(({ name }) => name).join(', ') : status;
  return isMuted ? `${first} · ${words.muted}` : first;
}
