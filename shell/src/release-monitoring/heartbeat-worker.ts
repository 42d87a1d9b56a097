// The worker at /heartbeat-worker.js. Each message of the page is the report to send if the page sends no further one:
// the worker runs while the page's own thread hangs. An empty message means that the page is hidden.

/** A page without a message for this long hangs. Browsers themselves show a warning after some ten seconds. */
const hangMs = 10_000;
const intervalMs = 1_000;

(() => {
  let text = '';
  let messageAt = 0;
  let checkedAt = 0;

  addEventListener('message', ({ data }: MessageEvent<string>) => {
    text = data;
    messageAt = performance.now();
  });

  setInterval(() => {
    const now = performance.now();
    // The device slept, and the page as well.
    if (now - checkedAt > 3 * intervalMs) messageAt = now;
    checkedAt = now;
    if (!text || now - messageAt < hangMs) return;
    fetch('/discovery/reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
      keepalive: true,
    }).catch(() => undefined);
    text = '';
  }, intervalMs);
})();

export {};
