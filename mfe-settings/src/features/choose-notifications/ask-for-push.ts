import { words } from './words.ts';

/** Asks the browser whether it may show notifications; a sentence says why it may not. */
export async function askForPush(): Promise<string | null> {
  if (!('Notification' in window)) return words.pushMissing;
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  return answer === 'granted' ? null : words.pushRefused;
}
