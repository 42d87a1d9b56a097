import type { Conversation } from '../data/conversation.ts';
import { words } from './words.ts';

/** A contact's status or a group's members as text, with a note if muted, and the contact's role if `withRole`. */
export function contactStatus({ contact, group, isMuted }: Conversation, withRole = false): string {
  const status = contact.status && (contact.status === 'online' ? words.online : words.offline);
  const first = group ? group.map(({ name }) => name).join(', ') : status;
  return [first, isMuted && words.muted, withRole && !group && contact.role].filter(Boolean).join(' · ');
}
