/** Time limit until a page is ready, in milliseconds, high enough for all throttling. */
const maxMs = 120_000;

/** `seen` returns what the page has recorded, in milliseconds since its start. `ready` waits until it is ready. */
export async function watchPage(page, { heading, row }) {
  const { promise, resolve, reject } = withResolvers();
  await page.exposeFunction('pageIsReady', resolve);
  await page.addInitScript(noteInPage, { heading, row });
  const timer = setTimeout(() => reject(new Error(`${page.url()} never became ready`)), maxMs).unref();
  promise.finally(() => clearTimeout(timer)).catch(() => undefined);
  return { ready: () => promise, seen: () => page.evaluate(() => window.seen) };
}

function withResolvers() {
  const settle = {};
  const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}

/** Runs in the page before any other script, and records times in `window.seen`. */
export function noteInPage({ heading, row }) {
  const seen = { ready: 0, origin: performance.timeOrigin, tasks: [], firstPaint: 0, paint: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  const shows = (selector, text) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.textContent.includes(text) &&
        element.checkVisibility() &&
        // A screen that was kept of the page is not the page.
        !element.closest('#az-first[aria-busy]'),
    );
  window.whenShown = (target) =>
    new Promise((resolve) => {
      let isAwaited = false;
      const observer = new MutationObserver(() => {
        if (isAwaited) return;
        isAwaited = true;
        // Once for each frame, whose styles are computed anyway: a look after each change would slow the page down.
        requestAnimationFrame(() => {
          isAwaited = false;
          if (!shows('h1', target.heading) || !shows(...target.row)) return;
          observer.disconnect();
          resolve(performance.now());
        });
      });
      observer.observe(document, {
        attributes: true,
        attributeFilter: ['class', 'hidden', 'style'],
        childList: true,
        subtree: true,
      });
    });
  window.whenShown({ heading, row }).then((ready) => {
    seen.ready = ready;
    window.pageIsReady?.();
  });
}
