import { readDevicePreference } from '@az/shared/storage';
import { toast } from '@az/shared/toast';
import type { ChatMessage, Conversation } from './conversation.ts';
import type { MessagingState } from './messaging-state.ts';
import { playSound } from './play-sound.ts';
import { pushNotice } from './push-notice.ts';

/** Duration of a message toast in milliseconds: longer than the default, because it holds a name and a text. */
const duration = 5000;

/**
 * Announces an incoming message according to the member's preferences: a sound, and a toast when its conversation is
 * not on screen.
 */
export function announceArrival(
  { areNotificationsOff, onScreen }: MessagingState,
  { contact, isMuted, isArchived }: Conversation,
  { message }: ChatMessage,
): void {
  if (isMuted || isArchived) return;
  if (readDevicePreference('messageSounds')) playSound();
  if (areNotificationsOff) return;
  if (readDevicePreference('pushNotices')) pushNotice(contact.name, message);
  if (onScreen.includes(contact.id)) return;
  toast({ message: `${contact.name}\u00a0: ${message}`, variant: 'primary', duration });
}
