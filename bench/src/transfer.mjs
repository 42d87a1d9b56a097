/** Opens pages in a browser and counts their transfers: every request with its bytes on the wire. */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The DevTools protocol records the stack of each request. By default, V8 would parse functions a second time for
  // this (decision 116).
  '--js-flags=--no-enable-lazy-source-positions',
];
const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };
export const contextOptions = { ignoreHTTPSErrors: true, locale: 'fr-FR', serviceWorkers: 'block' };

export const launchOptions = { executablePath: process.env.AZ_BROWSER, args: flags };

export const openBrowser = () => chromium.launch(launchOptions);

/** A browser that keeps pages in memory for Back and Forward, which Playwright turns off. */
export const openBrowserWithPageCache = () =>
  chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });

export async function signIn(page, address) {
  await page.goto(address);
  await page.getByLabel('Adresse e-mail').fill(demo.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(address);
}

/** The state of a browser in which the demo member is signed in, and that has no file of the product in its cache. */
export async function signedInState(browser, url, path) {
  const context = await browser.newContext(contextOptions);
  await signIn(await context.newPage(), `${url}${path}`);
  const { cookies, origins } = await context.storageState();
  await context.close();
  // This cookie says that the main script is in the cache.
  return { cookies: cookies.filter(({ name }) => name !== 'az-main'), origins };
}

/** Records every request of a page: its start (milliseconds since the epoch), path, kind and bytes. */
async function watchRequests(session) {
  const asked = new Map();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (/^(data|blob):/.test(request.url)) return;
    const path = request.url.replace(/^\w+:\/\/[^/]+/, '');
    asked.set(requestId, { path, kind: type, bytes: 0, at: wallTime * 1000, isOpen: true, isDone: false });
  });
  // Served from the memory cache, so no request was made.
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, isOpen: false, isDone: true });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const request = asked.get(requestId);
    if (request) request.isOpen = false;
  });
  return () => [...asked.values()];
}

/** The stream of live events, which stays open. */
const isStream = ({ path }) => path.includes('/live/stream');

/** Waits until, for this many milliseconds, no request was started and none but the stream was pending. */
async function untilQuiet(requests, milliseconds) {
  const last = { count: -1, at: 0 };
  for (;;) {
    const list = requests();
    const now = performance.now();
    if (list.length !== last.count || list.some((one) => one.isOpen && !isStream(one)))
      Object.assign(last, { count: list.length, at: now });
    if (now - last.at >= milliseconds) return;
    await wait(50);
  }
}

function sumsOf(list) {
  const bytesOf = (kind) =>
    list.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  return { requests: list.length, script: bytesOf('Script'), style: bytesOf('Stylesheet') };
}

/** Runs in the page. Makes the browser ask to save data, so that nothing is preloaded. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });

/**
 * Opens a page with an empty cache, or in a `context` with its cache, and counts its requests. With `savesData`, the page preloads nothing. `requests`
 * lists all requests, `since` sums up those that have ended since its last call, and `quiet` waits until there have
 * been none for the given milliseconds.
 */
export async function countedPage(browser, storageState, { savesData = false, context: known } = {}) {
  const context =
    known ??
    (await browser.newContext({
      ...contextOptions,
      storageState,
      ...(savesData && { extraHTTPHeaders: { 'save-data': 'on' } }),
    }));
  if (savesData) await context.addInitScript(saveData);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await watchRequests(session);
  const counted = new Set();
  const since = () => {
    const fresh = requests().filter((one) => one.isDone && !counted.has(one));
    for (const one of fresh) counted.add(one);
    return sumsOf(fresh);
  };
  const quiet = (milliseconds) => untilQuiet(requests, milliseconds);
  return { page, session, requests, since, quiet, close: () => context.close() };
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
