import type { Conversation } from '../data/conversation.ts';
import { words } from './words.ts';

/** Status of a contact or members of a group as text, whether it is muted, and the role if asked for. */
export function contactStatus({ contact, group, isMuted }: Conversation, withRole = false): string {
  const status = contact.status && (contact.status === 'online' ? words.online : words.offline);
  const first = group ? group.map(({ name }) => name).join(', ') : status;
  return [first, isMuted && words.muted, withRole && !group && contact.role].filter(Boolean).join(' · ');
}
