/** Whether a server has replied although the browser says that it is offline. */
let isContradicted = false;
const listeners = new Set<() => void>();

function setContradicted(value: boolean): void {
  if (isContradicted === value) return;
  isContradicted = value;
  // A later `offline` event is newer than the reply, so it counts again.
  if (value) window.addEventListener('offline', recordUnreached, { once: true });
  for (const listener of listeners) listener();
}

/** Records that a server has replied, whatever the status. For code that repeats its calls outside of `callApi`. */
export const recordReached = (): void => setContradicted(!navigator.onLine);

export const recordUnreached = (): void => setContradicted(false);

/**
 * Whether the browser says that it is offline, and no reply has contradicted it. It may be wrong
 * (https://developer.mozilla.org/docs/Web/API/Navigator/onLine), so no call may depend on it.
 */
export const isOffline = (): boolean => !navigator.onLine && !isContradicted;

/** Calls back when `isOffline` may have changed. Returns a function that unsubscribes. */
export function subscribeToNetwork(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
