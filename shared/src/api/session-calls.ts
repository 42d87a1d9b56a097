import { AppError } from './app-error.ts';

let isOwnSession: () => boolean = () => true;
let epoch = 0;

/**
 * Sets the check that runs before each call with the session's token: whether this page still shows the member whose
 * token the browser holds. Only the session sets it.
 */
export function setSessionCheck(check: () => boolean): void {
  isOwnSession = check;
}

/** Drops the replies of pending calls from now on: their session is over. */
export function dropPendingReplies(): void {
  epoch += 1;
}

/**
 * Starts a call with the session's token. Throws when the page no longer shows the token's member; the returned
 * function throws when the session has ended since.
 */
export function beginSessionCall(): () => void {
  if (!isOwnSession()) throw new AppError('signed-out');
  const begun = epoch;
  return () => {
    if (begun !== epoch) throw new AppError('signed-out');
  };
}
