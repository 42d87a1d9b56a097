import type { Conversation } from '../data/conversation.ts';
import { words } from './words.ts';

/** Status of a contact, or members of a group, as text; and whether the conversation is muted. */
export function contactStatus({ contact, group, isMuted }: Conversation): string {
  const status = contact.status === 'online' ? words.online : words.offline;
  const first = group ? group.map(({ name }) => name).join(', ') : status;
  return isMuted ? `${first} · ${words.muted}` : first;
}
