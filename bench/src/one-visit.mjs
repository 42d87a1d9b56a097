import { createServer } from 'node:http';
import { startDelayingProxy } from './delaying-proxy.mjs';
import { cpuRate, slow4g } from './one-load.mjs';
import { signedInState } from './transfer.mjs';
import { noteInPage } from './watch-page.mjs';

const maxMs = 120_000;

/** How long the largest paint is awaited after the row, in milliseconds. */
const laterPaintsMs = 2000;

/** How long a member stays on the first page, in milliseconds: the page keeps its screen for the next visit when idle. */
const stayMs = 5000;

/** Waits until the page has shown its row and its largest element. */
async function untilShown(tab) {
  await tab.waitForFunction(() => window.seen?.ready > 0 && window.seen.paint > 0, null, {
    polling: 200,
    timeout: maxMs,
  });
  await tab.waitForTimeout(laterPaintsMs);
}

/** What the page has measured, in milliseconds. `fileBytes` came from the network. */
const figuresInPage = () => {
  const [visit] = performance.getEntriesByType('navigation');
  const { firstPaint, paint, ready, shift } = window.seen;
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\/areas\//.test(name));
  return {
    html: visit.responseEnd,
    ...{ firstPaint, paint, ready },
    fileBytes: files.reduce((total, { transferSize }) => total + transferSize, 0),
    cls: shift,
  };
};

/**
 * A browser in which the page was opened once and left when it had loaded everything. It then visits it again, through its
 * service worker. A proxy slows down the network, because the developer tools do not slow down requests of a service
 * worker; they slow down the page's main thread. `bytes`: all bodies from the network, the HTML and calls included.
 */
export async function knownVisitor({ browser, variant, page }) {
  const proxy = await startDelayingProxy(variant.url);
  const state = page.isGuarded ? await signedInState(browser, proxy.url, page.path) : undefined;
  const context = await browser.newContext({ locale: 'fr-FR', storageState: state });
  const address = `${proxy.url}${page.path}`;
  await context.addInitScript(noteInPage, page);
  const first = await context.newPage();
  await first.goto(address);
  await untilShown(first);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // A page requests the file of its main script when it is idle, and sets this cookie when the browser has it.
  await first
    .waitForFunction(() => document.cookie.includes('az-main='), null, { polling: 200, timeout: 10_000 })
    .catch(() => undefined);
  await first.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await first.waitForTimeout(stayMs);
  await first.close();
  const visit = async (isReloaded = false) => {
    const tab = await context.newPage();
    if (isReloaded) {
      await tab.goto(address);
      await untilShown(tab);
    }
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    Object.assign(proxy, { delay: slow4g.latency, bytesPerSecond: slow4g.downloadThroughput, sent: 0 });
    await (isReloaded ? tab.reload({ waitUntil: 'commit' }) : tab.goto(address, { waitUntil: 'commit' }));
    await untilShown(tab);
    const figures = { ...(await tab.evaluate(figuresInPage)), bytes: proxy.sent };
    Object.assign(proxy, { delay: 0, bytesPerSecond: Number.POSITIVE_INFINITY });
    await tab.close();
    return figures;
  };
  const close = async () => {
    await context.close();
    await proxy.stop();
  };
  return { visit, close };
}

/** Runs in every page. Reports when a page that is shown again shows its row, and whether it came from memory. */
function reportReturn({ heading, row }) {
  const shows = (selector, text) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
    );
  addEventListener('pageshow', ({ persisted }) => {
    const [{ type }] = performance.getEntriesByType('navigation');
    if (!persisted && type !== 'back_forward') return;
    const look = () =>
      shows('h1', heading) && shows(...row)
        ? void fetch(`/visits/${persisted ? 'memory' : 'network'}/${Date.now()}`)
        : requestAnimationFrame(look);
    look();
  });
}

/** A page of another site, which no browser keeps in memory: Playwright loses the connection to a page that it kept. */
async function startOtherSite() {
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' };
  const server = createServer((_, reply) =>
    reply.writeHead(200, headers).end('<!doctype html><title>Ailleurs'),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Goes from the page to another site and back, or back from the page and forward again. Returns the time until the page
 * shows its row again, in milliseconds, and whether it came from memory. Every request has the latency of slow 4G.
 */
export async function returnVisit({ browser, variant, page }, direction) {
  const [proxy, other] = [await startDelayingProxy(variant.url), await startOtherSite()];
  const state = page.isGuarded ? await signedInState(browser, proxy.url, page.path) : undefined;
  const context = await browser.newContext({ locale: 'fr-FR', storageState: state });
  await context.addInitScript(reportReturn, page);
  const tab = await context.newPage();
  const open = async () => {
    await tab.goto(`${proxy.url}${page.path}`);
    await tab.locator('h1', { hasText: page.heading }).first().waitFor();
    await tab.locator(page.row[0], { hasText: page.row[1] }).first().waitFor();
    await tab.waitForTimeout(2000);
  };
  await open();
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await tab.goto(other.url);
  await open();
  await (direction === 'back' ? tab.goto(other.url) : tab.goBack());
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  proxy.delay = slow4g.latency;
  const report = proxy.reported('/visits/');
  const began = Date.now();
  await tab.evaluate((way) => void setTimeout(() => history[way]()), direction);
  const [, , from, shown] = (await report).split('/');
  await context.close();
  await proxy.stop();
  await other.stop();
  return { ready: Number(shown) - began, fromMemory: from === 'memory' ? 1 : 0 };
}
