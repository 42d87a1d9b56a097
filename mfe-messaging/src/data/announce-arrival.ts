import { readDevicePreference } from '@az/shared/storage';
import { toast } from '@az/shared/toast';
import type { ChatMessage, Conversation } from './conversation.ts';
import type { MessagingState } from './messaging-state.ts';
import { playSound } from './play-sound.ts';
import { pushNotice } from './push-notice.ts';

/** Duration of a message toast in milliseconds: longer than the default, because it holds a name and a text. */
const duration = 5000;

/** How long another tab of the browser may take to announce the same message, in milliseconds. */
const claimMs = 5000;
/** How long a hidden tab waits, so that a visible one announces the message first; in milliseconds. */
const hiddenWaitMs = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls `announce` in one tab, a visible one if there is one; in every tab if the browser has no locks. */
async function inOneTab(id: string, announce: () => void): Promise<void> {
  if (!navigator.locks) return announce();
  if (document.hidden) await wait(hiddenWaitMs);
  await navigator.locks.request(`az-message:${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    announce();
    await wait(claimMs);
  });
}

/** Announces a message by the member's preferences: a sound, once in a browser, and a toast unless it is on screen. */
export function announceArrival(
  { areNotificationsOff, onScreen }: MessagingState,
  { contact, isMuted, isArchived }: Conversation,
  { id, message }: ChatMessage,
): void {
  if (isMuted || isArchived) return;
  void inOneTab(`${contact.id}:${id}`, () => {
    if (readDevicePreference('messageSounds')) playSound();
    if (!areNotificationsOff && readDevicePreference('pushNotices')) pushNotice(contact.name, message);
  });
  if (areNotificationsOff) return;
  if (onScreen.includes(contact.id)) return;
  toast({ message: `${contact.name}\u00a0: ${message}`, variant: 'primary', duration });
}
