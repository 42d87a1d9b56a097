import type { Page } from '@playwright/test';
import { scriptsFrom } from './harness/loaded-files.ts';
import { publishChanged, runAz } from './harness/publish-changed.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** Opens a page as the signed-in member. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
}

const isFirstPage = (page: Page) => page.evaluate(() => 'isFirstPage' in window);
const loadedAfresh = (page: Page) => page.waitForFunction(() => !('isFirstPage' in window));

/** Makes the page believe that it was hidden and is visible again. */
async function toggleVisibility(page: Page): Promise<void> {
  await page.evaluate(() => {
    let visibility = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('open tabs leave a recalled version when nothing is lost, and their state is reported', async ({
  page: idle,
  context,
  wire,
  origin,
}) => {
  test.setTimeout(120_000);
  const { base, version } = await publishChanged(origin, 'content');
  await runAz(origin, 'rollout', 'start', 'content', version, '--steps', '100');
  // Both tabs have the same clock, so that time passes in both.
  await context.clock.install();
  await signedIn(idle, wire.url);
  const typing = await context.newPage();
  const reach = () => runAz(origin, 'recall', 'status', 'content');
  /** Lets half a minute pass, after which visible tabs poll. Waits until `words` reports were sent in total. */
  const reportsLater = async (words: number) => {
    await context.clock.fastForward(30_000);
    await expect.poll(() => wire.requested.filter((path) => path === '/discovery/tabs').length).toBe(words);
  };
  const filesOf = (page: Page) => page.locator(`link[rel=preload][href^="${base}"]`);
  await open(idle, '/blogs');
  await open(typing, '/blogs/2');
  const field = typing.getByLabel('Écrire un commentaire');
  const text = 'Un commentaire que personne ne doit perdre';
  await field.fill(text);
  await reportsLater(2);

  await runAz(origin, 'recall', 'content', version, '--why', 'trying');
  expect(await reach()).toContain(
    '2 open tabs had it, 0 left it, 0 wait for a quiet moment, 2 have not reported',
  );
  await reportsLater(4);
  expect(await reach()).toContain(
    '2 open tabs had it, 0 left it, 2 wait for a quiet moment, 0 have not reported',
  );
  // A visible page is not reloaded while the member reads it.
  expect(await isFirstPage(idle)).toBe(true);

  await toggleVisibility(typing);
  expect(await isFirstPage(typing)).toBe(true);
  await expect(field).toHaveValue(text);

  await idle.getByRole('link', { name: 'Feed', exact: true }).click();
  await loadedAfresh(idle);
  await expect(idle.getByRole('feed')).toBeVisible();
  await expect.poll(reach).toContain('1 left it, 1 wait for a quiet moment, 0 have not reported');

  await expect(filesOf(typing)).not.toHaveCount(0);
  await typing.getByRole('link', { name: 'Feed', exact: true }).click();
  await loadedAfresh(typing);
  await expect
    .poll(reach)
    .toContain('2 open tabs had it, 2 left it, 0 wait for a quiet moment, 0 have not reported');
  await typing.goto('/blogs/2');
  await expect(field).toHaveValue(text);
  await expect(filesOf(typing)).toHaveCount(0);
});

test.describe('a tab whose version is killed before all of it is loaded', () => {
  test.setTimeout(120_000);
  const article = (page: Page) =>
    page.getByRole('link', { name: 'Préparer un entretien en une soirée' }).first();
  const title = (page: Page) =>
    page.getByRole('heading', { name: 'Préparer un entretien en une soirée', level: 1 });

  for (const { state, isAfresh } of [
    { state: 'stable', isAfresh: true },
    { state: 'a canary', isAfresh: false },
  ]) {
    test(`shows the previous version, where it was ${state}`, async ({
      page,
      wire,
      origin,
      expectErrors,
    }) => {
      expectErrors(/410|MIME type|AreaError|Area content failed/);
      const { base, version } = await publishChanged(origin, 'content');
      await runAz(origin, 'rollout', 'start', 'content', version, '--steps', '100');
      if (isAfresh) await runAz(origin, 'rollout', 'promote', 'content', '--force');
      await signedIn(page, wire.url);
      await open(page, '/blogs');
      expect(await scriptsFrom(page, base)).not.toEqual([]);
      await runAz(origin, 'kill', 'content', version, '--why', 'trying');
      await article(page).click();
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      // A canary is replaced within the page, but a stable version only by a reload.
      expect(await isFirstPage(page)).toBe(!isAfresh);
      expect((await page.request.get(`${base}remoteEntry.js`)).status()).toBe(410);
    });
  }
});
