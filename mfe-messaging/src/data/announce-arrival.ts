import { readDevicePreference } from '@az/shared/storage';
import { toast } from '@az/shared/toast';
import type { ChatMessage, Conversation } from './conversation.ts';
import type { MessagingState } from './messaging-state.ts';
import { playSound } from './play-sound.ts';
import { pushNotice } from './push-notice.ts';

/** Duration of a message toast in milliseconds: longer than the default, because it holds a name and a text. */
const duration = 5000;

/** How long the tab that announces a message keeps its lock, so that no other tab announces it, in milliseconds. */
const claimMs = 5000;
/** How long a hidden tab waits, in milliseconds, so that a visible tab announces the message first. */
const hiddenWaitMs = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls `announce` in only one tab, preferably a visible one. Without the Web Locks API every tab calls it. */
async function inOneTab(id: string, announce: () => void): Promise<void> {
  if (!navigator.locks) return announce();
  if (document.hidden) await wait(hiddenWaitMs);
  await navigator.locks.request(`az-message:${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    announce();
    await wait(claimMs);
  });
}

/** As settings allow, one tab plays a sound and shows a push notice; tabs not showing the conversation show a toast. */
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
