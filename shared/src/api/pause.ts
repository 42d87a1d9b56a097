/** Waits some milliseconds, or less if the network comes back or `signal` is aborted. */
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

const firstWaitMs = 1000;
const maxWaitMs = 30_000;

/** Milliseconds to wait after failed attempts in a row: doubled with each, up to 30 s, less a random 0 to 50 %. */
export const waitAfter = (failures: number): number =>
  Math.min(firstWaitMs * 2 ** failures, maxWaitMs) * (0.5 + Math.random() / 2);
