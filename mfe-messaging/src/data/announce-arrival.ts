import { readDevicePreference } from '@az/shared/device-preferences';
import { toast } from '@az/shared/toast';
import type { ChatMessage, Conversation } from './conversation.ts';
import type { MessagingState } from './messaging-state.ts';
import { playSound } from './play-sound.ts';
import { pushNotice } from './push-notice.ts';

/** How long the notice of a message stays: it names someone and says something. */
const duration = 5000;

/** Tells of a message that arrived: a sound, and a notice when its conversation is not on screen; as the member chose. */
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
