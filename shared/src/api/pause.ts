/** Waits some milliseconds, at most until the network is back or `signal` is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal?.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
    signal?.addEventListener('abort', go);
    if (signal?.aborted) go();
  });
}
