/** Whether a server has replied although the browser says that it is offline. */
let isContradicted = false;
const listeners = new Set<() => void>();

function setContradicted(value: boolean): void {
  if (isContradicted === value) return;
  isContradicted = value;
  // What the browser says later is newer than the reply.
  if (value) window.addEventListener('offline', recordUnreached, { once: true });
  for (const listener of listeners) listener();
}

/**
 * Records that a server has replied, whatever the status. Everything that makes calls outside of `callApi` and repeats
 * them calls this.
 */
export const recordReached = (): void => setContradicted(!navigator.onLine);

/** Records that a call got no reply. */
export const recordUnreached = (): void => setContradicted(false);

/**
 * Whether the browser says that it is offline, and no reply has contradicted it. Browsers are wrong about it with virtual
 * network adapters (https://developer.mozilla.org/docs/Web/API/Navigator/onLine), so no call may depend on it: it
 * is for what a page says, and for how to read a call that has failed.
 */
export const isOffline = (): boolean => !navigator.onLine && !isContradicted;

/** Calls back when `isOffline` may have changed. Returns how to unsubscribe. */
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
