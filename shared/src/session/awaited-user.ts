import { isStoredUserOf } from './stored-user.ts';

/** Maximum time until values stored by another tab are visible here, and the polling interval. */
const maxStorageDelayMs = 2000;
const pollMs = 50;

let awaitedUser: { token: string; since: number; timer?: ReturnType<typeof setTimeout> } | undefined;

/** Whether the user of a token set by another tab is not visible in storage yet; if so, calls `checkAgain` soon. */
export function isAwaitingUser(token: string, checkAgain: () => void): boolean {
  clearTimeout(awaitedUser?.timer);
  if (isStoredUserOf(token)) {
    awaitedUser = undefined;
    return false;
  }
  if (awaitedUser?.token !== token) awaitedUser = { token, since: performance.now() };
  if (performance.now() - awaitedUser.since > maxStorageDelayMs) return false;
  awaitedUser.timer = setTimeout(() => checkAgain(), pollMs);
  return true;
}
