import { words } from './words.ts';

/** Requests the browser's permission for notifications; returns a message when it is denied. */
export async function askForPush(): Promise<string | null> {
  if (!('Notification' in window)) return words.pushMissing;
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  return answer === 'granted' ? null : words.pushRefused;
}
