/** Path of the service worker on the origin. It lies in the root folder, so its scope is every page. */
export const serviceWorkerPath = '/service-worker.js';

function register(): void {
  // A failure is ignored, because without the service worker only the offline page is missing.
  navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => undefined);
}

function registerWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
  else setTimeout(register, 2_000);
}

/** Registers the service worker once the page is loaded and idle; on secure origins only. */
export function registerServiceWorker(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
}
