import type { BrowserContext, Page } from '@playwright/test';
import { copyDataDir, startOrigin } from './harness/origin.ts';
import { untilWorkerActive } from './harness/page-cache.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';

const lost = /ERR_|Failed to load resource|net::|AreaError|Area \w+ failed/;

const heading = (page: Page) => page.getByRole('heading', { name: 'Vous êtes hors ligne', level: 1 });

/** Names of all data in the browser, except for cookies and local storage. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    session: Object.keys(sessionStorage),
  }));

async function goOffline(context: BrowserContext, page: Page, path: string) {
  await context.setOffline(true);
  await page.goto(path);
}

test('a navigation without a network gets the offline page, and Réessayer loads the failed page', {
  tag: '@core',
}, async ({ context, page, expectErrors }) => {
  expectErrors(lost);
  await openSignedIn(page, '/feed/home');
  await untilWorkerActive(page);
  await goOffline(context, page, '/blogs?page=2');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL('/blogs?page=2');
  await expect(page).toHaveTitle('Hors ligne · AZ Connect');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await reloaded;
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  await context.setOffline(false);
  // The event is dispatched here, because some browser versions emulate no network state with a service worker.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('status')).toHaveText('La connexion est rétablie.');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/blogs?page=2');
});

test('a start without a network makes no calls, and keeps the session (F25)', async ({
  context,
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(lost);
  await openSignedIn(page, '/feed/home');
  await untilWorkerActive(page);
  const before = await page.evaluate(() => localStorage.getItem('userData'));
  await page.close();
  const asked = wire.requested.filter((path) => path.endsWith('/verify-token')).length;
  const later = await context.newPage();
  await goOffline(context, later, '/feed/home');
  await expect(heading(later)).toBeVisible();
  expect(await later.evaluate(() => localStorage.getItem('userData'))).toBe(before);
  expect((await context.cookies()).some(({ name }) => name === 'authKey')).toBe(true);
  expect(wire.requested.filter((path) => path.endsWith('/verify-token'))).toHaveLength(asked);
  await context.setOffline(false);
  await later.getByRole('button', { name: 'Réessayer' }).click();
  await expect(later.getByRole('feed').getByRole('article').first()).toBeVisible();
});

test('an origin that is down: new navigations get the offline page, the open tab works (F51)', async ({
  context,
  page,
  expectErrors,
}) => {
  test.setTimeout(150_000);
  expectErrors(lost);
  const { dataDir, remove } = await copyDataDir();
  const origin = await startOrigin(dataDir);
  await page.goto(`${origin.url}/feed/home`);
  await signIn(page);
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  await untilWorkerActive(page);
  await origin.kill();
  await page.getByRole('link', { name: 'Feed', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Accueil', level: 1 })).toBeAttached();
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${origin.url}/messaging`);
  await expect(heading(other)).toBeVisible();
  const again = await startOrigin(dataDir, { PORT: new URL(origin.url).port });
  await other.getByRole('button', { name: 'Réessayer' }).click();
  await expect(other).toHaveURL(`${origin.url}/messaging`);
  await expect(other.getByRole('button', { name: /Menu de/ })).toBeVisible();
  await again.stop();
  await remove();
});

test('an error response does not count as a lost network', async ({ page, wire, expectErrors }) => {
  // The captive portal's page names no icon, so the browser requests the default icon, which does not exist.
  expectErrors(/404/);
  await page.goto('/auth-advance/sign-in');
  await untilWorkerActive(page);
  wire.break(/^\/blogs/, { kind: 'html' });
  await page.goto('/blogs');
  await expect(page).toHaveTitle('Portail');
});

test('the browser stores one page and nothing else, and a sign-out deletes all data of the member', async ({
  context,
  page,
  expectErrors,
}) => {
  expectErrors(lost);
  await openSignedIn(page, '/feed/home');
  await untilWorkerActive(page);
  for (const name of ['News', 'Feed']) await page.getByRole('link', { name, exact: true }).click();
  await page.reload();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  expect(await kept(page)).toMatchObject({ caches: [], databases: [] });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth-advance/sign-in');
  expect(await kept(page)).toMatchObject({ caches: [], databases: [] });
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key === 'userData' || key.startsWith('az-draft:'))).toEqual([]);
  expect((await context.cookies()).some(({ name }) => name === 'authKey')).toBe(false);
  await goOffline(context, page, '/feed/home');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Awa')).toHaveCount(0);
});

test('the worker installs after the page has loaded, and passes its requests through unchanged', async ({
  page,
  wire,
}) => {
  await openSignedIn(page, '/feed/home');
  await untilWorkerActive(page);
  const worker = wire.requested.indexOf('/service-worker.js');
  expect(worker).toBeGreaterThan(wire.requested.indexOf('/auth-advance/sign-in'));
  expect(wire.requested.filter((path) => path === '/service-worker.js').length).toBe(1);
  await page.reload();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  // https://www.w3.org/TR/service-workers/#dom-performanceresourcetiming-workermatchedsourcetype
  type Timing = { name: string; workerStart: number; workerMatchedSourceType: string };
  const through = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as unknown as Timing[])
      .filter(
        ({ workerStart, workerMatchedSourceType }) =>
          workerStart > 0 && workerMatchedSourceType !== 'network',
      )
      .map(({ name }) => name),
  );
  expect(through).toEqual([]);
});

test('the offline page makes no requests, and has the chosen theme', async ({
  context,
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to load resource/);
  await page.goto('/auth-advance/sign-in');
  await untilWorkerActive(page);
  await page.evaluate(() => {
    localStorage.setItem('SOCIAL_REACTJS_THEME_KEY', 'dark');
    for (const place of ['comment:1', 'comment:2']) localStorage.setItem(`az-draft:7:${place}`, '{}');
  });
  await goOffline(context, page, '/feed/home');
  await expect(page.getByText('2 brouillons sont gardés sur cet appareil.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 24, 29)');
  expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
});
