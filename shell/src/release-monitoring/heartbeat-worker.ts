// The worker at /heartbeat-worker.js, which runs even while the page hangs. Each message from the page contains the
// reports to send if no further message comes. An empty message, for example from a hidden page, contains no reports.

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
    // The device slept, so the page could not send a message.
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
