import type { Page } from '@playwright/test';
import type { Fault, FaultyProxy } from './harness/faulty-proxy.ts';
import { hasOutbox, signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const feed = /az\/global/;
const api = /^\/az-connect-backend\//;
const complaints = /ERR_|Failed to load resource/;

const article = (page: Page) => page.getByRole('feed').getByRole('article').first();
const times = (wire: FaultyProxy, what: RegExp) => wire.requested.filter((path) => what.test(path)).length;

/** Opens the home page with a fault in the call of the feed. All other calls work. */
async function openWith(page: Page, wire: FaultyProxy, fault: Fault): Promise<void> {
  await signedIn(page, wire.url);
  wire.break(feed, fault);
  await page.goto('/feed/home');
  await expect(page.getByRole('button', { name: /Menu de/ })).toBeVisible();
}

/** Uses what must work without the API: the menu, and another area. */
async function useTheRest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Menu de/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Feed', exact: true }).click();
}

for (const [what, fault] of [
  ['is refused', { kind: 'reset' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 404', { kind: 'status', status: 404 }],
  ['answers with a page', { kind: 'html' }],
  ['is cut off', { kind: 'truncate' }],
  ['has another shape', { kind: 'status', status: 200, body: '{"success":true,"feeds":"none"}' }],
  ['is a number', { kind: 'status', status: 200, body: '7' }],
  ['says no', { kind: 'status', status: 200, body: '{"success":false}' }],
] as const) {
  test(`a feed whose call ${what} says so, and everything else works`, async ({
    page,
    wire,
    expectErrors,
  }) => {
    expectErrors(complaints);
    await openWith(page, wire, fault);
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load global feed' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await useTheRest(page);
    await expect(alert).toBeVisible({ timeout: 20_000 });
    wire.mend();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(article(page)).toBeVisible();
  });
}

test('a slow feed shows its loading state and can be left; its late reply does not block', async ({
  page,
  wire,
}) => {
  await openWith(page, wire, { kind: 'hang' });
  await expect(page.getByRole('status').filter({ hasText: 'Chargement des annonces' })).toBeVisible();
  const cancelled = page.waitForEvent('requestfailed', (request) => feed.test(request.url()));
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  wire.mend();
  await page.getByRole('link', { name: 'Feed', exact: true }).click();
  await expect(article(page)).toBeVisible();
  await cancelled;
});

test('a call refused as busy is repeated after the requested time, without a message', async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(complaints);
  await openWith(page, wire, { kind: 'status', status: 429, headers: { 'retry-after': '2' } });
  await expect.poll(() => times(wire, feed)).toBe(1);
  wire.mend();
  await expect(article(page)).toBeVisible();
  const calls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('/az/global'))
      .map((entry) => entry.toJSON() as PerformanceResourceTiming),
  );
  expect(calls).toHaveLength(2);
  const [refused, answered] = calls as [PerformanceResourceTiming, PerformanceResourceTiming];
  // The page waits two seconds. A timer may fire slightly early, because it counts whole milliseconds.
  expect(answered.startTime - refused.responseEnd).toBeGreaterThan(1_990);
});

test('a comment that a busy server refuses is sent again when it asks for it', async ({
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('network');
  expectErrors(complaints);
  await signedIn(page, wire.url);
  await page.goto('/feed/home');
  const box = article(page).getByLabel('Écrire un commentaire');
  await box.fill('Gardez-moi');
  const call = /\/announcements\/[^/]+\/comments$/;
  wire.break(call, { kind: 'status', status: 429, headers: { 'retry-after': '3' } });
  await box.press('Control+Enter');
  await expect.poll(() => times(wire, call)).toBe(1);
  wire.mend();
  await expect(article(page).getByText('En attente d’envoi')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(article(page).getByRole('list', { name: 'Commentaires' })).toContainText('Gardez-moi');
  await expect(article(page).getByText('En attente d’envoi')).toHaveCount(0);
  expect(times(wire, call)).toBe(2);
});

test('many failures do not cause many requests', async ({ page, wire, expectErrors }) => {
  expectErrors(complaints);
  await signedIn(page, wire.url);
  wire.break(/\/az\//, { kind: 'status', status: 503 });
  await page.goto('/feed/home');
  await expect(page.getByText('Failed to load global feed')).toBeVisible({ timeout: 20_000 });
  expect(times(wire, feed)).toBeLessThanOrEqual(3);
  for (let press = 0; press < 4; press += 1) {
    const before = times(wire, feed);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => times(wire, feed)).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  }
  const before = times(wire, feed);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => times(wire, feed)).toBe(before + 1);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  expect(times(wire, feed)).toBe(before + 1);
  wire.mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(article(page)).toBeVisible();
});

test.describe('a page that loads nothing in advance', () => {
  // Nothing else loads, so once the outbox is open, all of its code has loaded.
  test.use({ isSavingData: true });

  test('a captive portal that replies with its own page leaves the open page usable', async ({
    page,
    wire,
    expectErrors,
    needs,
  }) => {
    needs('network');
    expectErrors(/ERR_|Failed to load resource|integrity|AreaError|Area \w+ failed|preload/);
    await signedIn(page, wire.url);
    await page.goto('/feed/home');
    await expect(article(page)).toBeVisible();
    await article(page).getByLabel('Écrire un commentaire').fill('Gardez-moi');
    await expect.poll(() => hasOutbox(page)).toBe(true);
    await page.getByRole('button', { name: /Menu de/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await page.keyboard.press('Escape');
    wire.break(/./, { kind: 'html' });
    await article(page).getByLabel('Écrire un commentaire').press('Control+Enter');
    await expect(article(page).getByText('En attente d’envoi')).toBeVisible();
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: "Cette page n'a pas pu être chargée." }),
    ).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('button', { name: /Menu de/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Feed', exact: true }).click();
    await expect(article(page).getByText('Gardez-moi')).toBeVisible();
    await page.getByRole('link', { name: 'News', exact: true }).click();
    wire.mend();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  });
});

test('with the API down the page is shown, says what is missing, and recovers', { tag: '@core' }, async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(complaints);
  await signedIn(page, wire.url);
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  wire.break(api, { kind: 'reset' });
  await page.getByRole('link', { name: 'Feed', exact: true }).click();
  await expect(page.getByText('Failed to load global feed')).toBeVisible({ timeout: 20_000 });
  await useTheRest(page);
  await expect(page.getByText('Failed to load global feed')).toBeVisible({ timeout: 20_000 });
  wire.mend();
  // Only the feed's own alert, because the list of people to follow may show another one.
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load global feed' });
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(article(page)).toBeVisible();
});

for (const [what, fault] of [
  ['answers 404', { kind: 'status', status: 404 }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['hangs', { kind: 'hang' }],
  ['is a page', { kind: 'html' }],
  ['is cut off', { kind: 'truncate' }],
  ['is a list', { kind: 'status', status: 200, body: '[]' }],
  ['names nothing', { kind: 'status', status: 200, body: '{"schema":"1","microFrontends":{}}' }],
] as const) {
  test(`an open tab keeps its known versions when discovery ${what}`, async ({
    page,
    wire,
    expectErrors,
  }) => {
    expectErrors(/ERR_|Failed to load resource|AreaError|Area \w+ failed|Discovery/);
    await signedIn(page, wire.url);
    wire.break(/^\/discovery/, fault);
    await page.goto('/feed/home');
    await expect(article(page)).toBeVisible();
    await page.clock.install();
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await page.clock.runFor(21_000);
    await expect(
      page.getByRole('alert').filter({ hasText: "Cette page n'a pas pu être chargée." }),
    ).toBeVisible();
    await page.clock.resume();
    await page.getByRole('link', { name: 'Feed', exact: true }).click();
    await expect(article(page)).toBeVisible();
    wire.mend();
    // Clicks again: a pending request is given up after ten seconds, and only the next click starts another.
    await expect(async () => {
      await page.getByRole('link', { name: 'News', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
  });
}
