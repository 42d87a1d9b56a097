let subscriber: ((token: string) => void) | undefined;
let lastReported: string | undefined;

/**
 * Calls `callback` when the server no longer accepts the session's token, once per token, however many calls are
 * refused. Only the session store subscribes.
 */
export function onSignedOut(callback: (token: string) => void): void {
  subscriber = callback;
}

/** Called by the client on a 401. */
export function reportSignedOut(token: string): void {
  if (token === lastReported) return;
  lastReported = token;
  subscriber?.(token);
}
