import type { Page } from '@playwright/test';
import { firstViewShown } from './harness/first-view.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const lost = /ERR_|Failed to load resource|AreaError|Area \w+ failed|integrity|ChunkLoadError/;

const areas = {
  '/messaging': 'messaging',
  '/blogs': 'content',
  '/profile/about': 'profile',
  '/settings/account': 'settings',
};

/** Advances the clock in steps until the page gives up, because one time limit may start when another has ended. */
async function runUntilAlert(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a missing entry shows a tile inside the layout, and Réessayer works without a reload', {
  tag: '@core',
}, async ({ page, wire, expectErrors }) => {
  expectErrors(lost);
  await openSignedIn(page, '/feed/home');
  wire.break(/\/areas\/content\/.*remoteEntry\.js/, { kind: 'status', status: 404 });
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('link', { name: 'News', exact: true }).click();
  const tile = page.getByRole('alert');
  await expect(tile).toContainText("Cette page n'a pas pu être chargée.");
  await expect(tile).toContainText('Actualités et événements');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=alert]') !== null))
    .toBe(true);
  await expect(page.getByRole('link', { name: 'Feed', exact: true })).toBeVisible();
  wire.mend();
  await tile.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

for (const [what, fault] of [
  ['answers 500', { kind: 'status', status: 500 }],
  ['is HTML', { kind: 'html' }],
  ['is cut off', { kind: 'truncate' }],
] as const) {
  test(`Réessayer recovers from an entry that ${what}`, async ({ page, wire, expectErrors }) => {
    expectErrors(lost);
    await openSignedIn(page, '/feed/home');
    wire.break(/\/areas\/content\/.*remoteEntry\.js/, fault);
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");
    wire.mend();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  });
}

test('a file that fails once is requested again, without an error', async ({ page, wire, expectErrors }) => {
  expectErrors(lost);
  await openSignedIn(page, '/feed/home');
  wire.break(/\/areas\/content\/[^?]*remoteEntry\.js$/, { kind: 'status', status: 503 });
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(wire.requested.some((path) => /remoteEntry\.js\?r=\w+-1$/.test(path))).toBe(true);
});

test('while every other area hangs, the feed works', { tag: '@core' }, async ({ page, wire }) => {
  for (const area of Object.values(areas)) wire.break(new RegExp(`/areas/${area}/`), { kind: 'hang' });
  await openSignedIn(page, '/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /Menu de/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
});

test('an area that hangs shows a loading frame, then the tile; a late arrival replaces it', async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(lost);
  await openSignedIn(page, '/feed/home');
  let release = () => {};
  const until = new Promise<void>((settle) => {
    release = settle;
  });
  wire.break(/\/areas\/content\//, { kind: 'delay', until });
  await page.clock.install();
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('status', { name: 'Chargement de la page' })).toBeVisible();
  await runUntilAlert(page);
  await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");
  release();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an area that hangs can be requested again', async ({ page, wire, expectErrors }) => {
  expectErrors(lost);
  await openSignedIn(page, '/feed/home');
  let release = () => {};
  const until = new Promise<void>((settle) => {
    release = settle;
  });
  const entry = /\/areas\/content\/.*remoteEntry\.js/;
  wire.break(entry, { kind: 'delay', until });
  await page.clock.install();
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('status', { name: 'Chargement de la page' })).toBeVisible();
  await runUntilAlert(page);
  await page.clock.resume();
  const asked = () => wire.requested.filter((path) => entry.test(path)).length;
  const before = asked();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(asked).toBeGreaterThan(before);
  release();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
});

test('a hanging area does not delay the shell on a direct visit', async ({ page, wire }) => {
  await openSignedIn(page, '/feed/home');
  wire.break(/\/areas\/content\//, { kind: 'hang' });
  await page.goto('/blogs', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: /Menu de/ })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Chargement de la page' })).toBeVisible();
  await page.getByRole('link', { name: 'Feed', exact: true }).click();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
});

test('Réessayer recovers from a chunk of the shell that fails on a navigation', async ({
  page,
  wire,
  origin,
  expectErrors,
}) => {
  expectErrors(lost);
  await openSignedIn(page, '/blogs');
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  const { microFrontends } = (await (await fetch(`${origin.url}/discovery`)).json()) as {
    microFrontends: Record<string, { extras: { az: { first: Record<string, string[]> } } }[]>;
  };
  const needed = microFrontends['@az/messaging']?.[0]?.extras.az.first['/messaging'] ?? [];
  await firstViewShown(page);
  const missing = needed.filter(
    (path) => /^\/areas\/shell\/.*\.js$/.test(path) && !wire.requested.includes(path),
  );
  expect(missing).not.toEqual([]);
  wire.break(new RegExp(missing.join('|').replaceAll('.', '\\.')), { kind: 'status', status: 500 });
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");
  wire.mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messagerie' })).toBeVisible();
});

test('each final failure raises one preload error, which a listener may handle', async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to load resource/);
  await openSignedIn(page, '/feed/home');
  await page.evaluate(() => {
    const raised: unknown[] = [];
    const uncaught: unknown[] = [];
    Object.assign(window, { raised, uncaught });
    window.addEventListener('error', (event) => uncaught.push(event.message));
    window.addEventListener('az:preload-error', (event) => {
      const { area, stage, reportId } = (event as CustomEvent).detail;
      raised.push({ area, stage, reportId: typeof reportId });
      event.preventDefault();
    });
  });
  wire.break(/\/areas\/content\/.*remoteEntry\.js/, { kind: 'status', status: 404 });
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const seen = await page.evaluate(() => ({
    raised: (window as unknown as { raised: unknown[] }).raised,
    uncaught: (window as unknown as { uncaught: unknown[] }).uncaught,
  }));
  expect(seen).toEqual({ raised: [{ area: 'content', stage: 'expose', reportId: 'string' }], uncaught: [] });
});

test('an unhandled preload error is rethrown', async ({ page, wire, expectErrors }) => {
  expectErrors(lost);
  await openSignedIn(page, '/feed/home');
  const thrown = page.waitForEvent('pageerror');
  wire.break(/\/areas\/content\/.*remoteEntry\.js/, { kind: 'status', status: 404 });
  await page.getByRole('link', { name: 'News', exact: true }).click();
  expect(String(await thrown)).toContain('Area content failed at expose');
});
