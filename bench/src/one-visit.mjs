import { createServer } from 'node:http';
import { startDelayingProxy } from './delaying-proxy.mjs';
import { cpuRate, slow4g } from './one-load.mjs';
import { countedPage, signedInState } from './transfer.mjs';
import { noteInPage } from './watch-page.mjs';

const maxMs = 120_000;

/** How long the largest paint is awaited after the row, in milliseconds. */
const laterPaintsMs = 2000;

/** Waits until the page has shown its row and its largest element. */
async function untilShown({ page }) {
  await page.waitForFunction(() => window.seen?.ready > 0 && window.seen.paint > 0, null, {
    polling: 200,
    timeout: maxMs,
  });
  await page.waitForTimeout(laterPaintsMs);
}

/** What the page has measured, in milliseconds. `bytes` came from the network, the page itself and calls included. */
const figuresInPage = () => {
  const [visit] = performance.getEntriesByType('navigation');
  const all = [visit, ...performance.getEntriesByType('resource')];
  const { firstPaint, paint, ready, shift } = window.seen;
  const files = all.filter(({ name }) => /\/areas\//.test(name));
  const sum = (list) => list.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    html: visit.responseEnd,
    ...{ firstPaint, paint, ready },
    bytes: sum(all),
    fileBytes: sum(files),
    cls: shift,
  };
};

/** A browser in which the page was opened once and left when it had loaded everything. It then visits it again. */
export async function knownVisitor({ browser, variant, page }) {
  const first = await countedPage(browser, page.isGuarded ? variant.state : undefined);
  const context = first.page.context();
  const address = `${variant.url}${page.path}`;
  await context.addInitScript(noteInPage, page);
  await first.page.goto(address);
  await untilShown(first);
  // A page requests the file of its main script when it is idle, and sets this cookie when the browser has it.
  await first.page
    .waitForFunction(() => document.cookie.includes('az-main='), null, { polling: 200, timeout: 10_000 })
    .catch(() => undefined);
  await first.quiet(2000);
  await first.page.close();
  const visit = async (isReloaded = false) => {
    const opened = await countedPage(browser, null, { context });
    if (isReloaded) {
      await opened.page.goto(address);
      await untilShown(opened);
    }
    await opened.session.send('Network.emulateNetworkConditions', slow4g);
    await opened.session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await (isReloaded
      ? opened.page.reload({ waitUntil: 'commit' })
      : opened.page.goto(address, { waitUntil: 'commit' }));
    await untilShown(opened);
    const figures = await opened.page.evaluate(figuresInPage);
    await opened.page.close();
    return figures;
  };
  return { visit, close: () => context.close() };
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
