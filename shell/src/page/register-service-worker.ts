/** Where the origin serves the service worker; its folder is what it may answer for: everything. */
export const serviceWorkerPath = '/service-worker.js';

function register(): void {
  // A browser that keeps nothing refuses, and the product works as without it.
  navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => undefined);
}

function registerWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
  else setTimeout(register, 2_000);
}

/** Registers the service worker, once the page is loaded and has nothing else to do; on secure origins only. */
export function registerServiceWorker(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
}
