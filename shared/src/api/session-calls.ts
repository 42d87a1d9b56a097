import { AppError } from './app-error.ts';

let isOwnSession: () => boolean = () => true;
let epoch = 0;

/**
 * Sets what is asked before each call with the session's token: whether this page still is that of the member whose
 * token the browser holds. There is one asker: the session.
 */
export function checkBeforeCalls(check: () => boolean): void {
  isOwnSession = check;
}

/** From now on the answers to calls that are under way are dropped: the session that they belong to is over. */
export function dropAnswersUnderWay(): void {
  epoch += 1;
}

/**
 * Lets a call with the session's token begin. Throws when the page is no longer that of the token's member; what it gives
 * throws when the session has ended since.
 */
export function beginSessionCall(): () => void {
  if (!isOwnSession()) throw new AppError('signed-out');
  const begun = epoch;
  return () => {
    if (begun !== epoch) throw new AppError('signed-out');
  };
}
