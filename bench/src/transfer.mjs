/** What a page transfers: scripts and style sheets as they come over the wire, and how many requests. */
import { chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };
const options = { ignoreHTTPSErrors: true, locale: 'fr-FR', serviceWorkers: 'block' };

/** A browser for measurements. */
export const openBrowser = () => chromium.launch({ executablePath: process.env.AZ_BROWSER, args: flags });

/** The state of a browser in which the demo member is signed in. */
export async function signedInState(browser, url, path) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page.getByLabel('Adresse e-mail').fill(demo.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(`**${path}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A page with an empty cache whose transfers are counted; `since` gives those since the last `since`. */
export async function countedPage(browser, storageState) {
  const context = await browser.newContext({ ...options, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  let seen = { requests: 0, script: 0, style: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) seen.requests += 1;
    if (kind === 'Script') seen.script += encodedDataLength;
    if (kind === 'Stylesheet') seen.style += encodedDataLength;
  });
  const since = () => {
    const counted = seen;
    seen = { requests: 0, script: 0, style: 0 };
    return counted;
  };
  return { page, since, close: () => context.close() };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** A table of names and what they transferred. */
export const transferTable = (head, rows) =>
  [
    `| ${head} | requests | JS | CSS | JS + CSS |`,
    '|---|--:|--:|--:|--:|',
    ...rows.map(
      ([name, { requests, script, style }]) =>
        `| ${[name, requests, kilobytes(script), kilobytes(style), kilobytes(script + style)].join(' | ')} |`,
    ),
  ].join('\n');
