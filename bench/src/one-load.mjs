import { brotliCompressSync } from 'node:zlib';
import { countedPage } from './transfer.mjs';
import { watchPage } from './watch-page.mjs';

/** Slow 4G as in Chromium's developer tools: 1.44 Mbit/s down, 675 kbit/s up, 562.5 ms of latency per request. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
export const cpuRate = 4;

/** Opens the page with the throttling that `prepare` applies, and waits until it is ready. */
export async function openUntilReady({ browser, variant, page }, prepare) {
  const opened = await countedPage(browser, page.isGuarded ? variant.state : undefined);
  const watched = await watchPage(opened.page, page);
  await prepare?.(opened);
  await opened.page.goto(`${variant.url}${page.path}`, { waitUntil: 'commit' });
  await watched.ready();
  return { ...opened, seen: watched.seen };
}

const bytesOf = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Loads without throttling. Returns requests until the page was ready, their bytes, and the main thread's time. */
export async function plainLoad(asked) {
  const { page, session, requests, seen, quiet, close } = await openUntilReady(asked, (opened) =>
    opened.session.send('Performance.enable'),
  );
  await quiet(500);
  const { ready, origin } = await seen();
  const mainScript = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, text }) => !src && /\n\/\/# sourceURL=\S+$/.test(text))
      .map(({ text }) => text)
      .join('\n'),
  );
  const { metrics } = await session.send('Performance.getMetrics');
  await close();
  const list = requests().filter(({ at }) => at <= origin + ready);
  const ofKind = (kind) => list.filter((request) => request.kind === kind);
  // A main script in the document counts as a script, although its bytes on the wire are some of the document's.
  const jsBytes = bytesOf(ofKind('Script')) + (mainScript === '' ? 0 : brotliCompressSync(mainScript).length);
  return {
    requests: list.length,
    jsBytes,
    jsCssBytes: jsBytes + bytesOf(ofKind('Stylesheet')),
    totalBytes: bytesOf(list),
    task: metrics.find(({ name }) => name === 'TaskDuration').value * 1000,
    list,
  };
}

/** Loads with every request delayed by `delay` milliseconds. Returns the time until the page was ready. */
export async function delayedLoad(asked, delay) {
  const { seen, close } = await openUntilReady(asked, ({ page }) =>
    page.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    }),
  );
  const { ready } = await seen();
  await close();
  return ready;
}

/** Sums up blocking time: the part of each task beyond 50 ms, between the first paint and the ready page. */
const blockedBy =
  (from, to) =>
  (sum, { startTime, duration }) =>
    sum + Math.max(0, Math.min(startTime + duration, to) - Math.max(startTime, from) - 50);

/** Loads on slow 4G with a processor slowed down four times, until nothing more loads. */
export async function throttledLoad(asked) {
  const { page, seen, quiet, close } = await openUntilReady(asked, async ({ session }) => {
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  });
  await quiet(500);
  // Waits for a paint, because on a slow processor the page may not be painted yet when nothing more loads.
  await page.waitForFunction(() => window.seen.paint > 0, null, { timeout: 120_000 });
  const { ready, firstPaint, paint, tasks, shift } = await seen();
  await close();
  return { lcpApplied: paint, tbt: tasks.reduce(blockedBy(firstPaint, ready), 0), cls: shift };
}
