import type { Page } from '@playwright/test';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const pages = [
  ['/landing', 'Un réseau pour travailler, apprendre et se rencontrer'],
  ['/privacy-terms', 'Confidentialité et conditions'],
] as const;

const main = /\/areas\/shell\/.*\/main\.js$/;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The rendered page, without the first content that is part of the HTML. */
const root = (page: Page) => page.locator('#root');

/** Opens a page and holds its main script back. Returns a function that lets the script load. */
async function openWithoutCode(
  page: Page,
  wire: { break: (path: RegExp, fault: { kind: 'delay'; until: Promise<void> }) => void },
  path: string,
): Promise<() => void> {
  let releaseCode = () => {};
  wire.break(main, {
    kind: 'delay',
    until: new Promise((resolve) => {
      releaseCode = resolve;
    }),
  });
  await page.goto(path, { waitUntil: 'commit' });
  return releaseCode;
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const [path, name] of pages) {
        test(`${path} is readable before its code has loaded, and does not shift when it loads`, async ({
          page,
          wire,
        }) => {
          // The tables of the privacy page never load, because they would change its height.
          wire.break(/^\/discovery\/storage$/, { kind: 'hang' });
          const releaseCode = await openWithoutCode(page, wire, path);
          await expect(title(page, name)).toBeVisible();
          await expect(root(page).getByRole('heading')).toHaveCount(0);
          expect(await violationsOf(page)).toEqual([]);
          expect(await noSideScroll(page)).toBe(true);
          const before = await page.getByRole('main').boundingBox();
          releaseCode();
          await expect(root(page).getByRole('heading', { level: 1, name })).toBeVisible();
          await expect(title(page, name)).toHaveCount(1);
          expect(await page.getByRole('main').boundingBox()).toEqual(before);
        });
      }
    });
  }
}

test('scroll position, open details and focus stay when the code loads', async ({ page, wire }) => {
  const releaseCode = await openWithoutCode(page, wire, '/landing');
  await page.getByText('Est-ce gratuit').click();
  const answer = page.getByText(/ni abonnement, ni publicité/);
  await expect(answer).toBeVisible();
  const scrolledTo = await page.evaluate(() => window.scrollY);
  expect(scrolledTo).toBeGreaterThan(0);
  releaseCode();
  await expect(root(page).getByText(/ni abonnement, ni publicité/)).toBeVisible();
  await expect(answer).toHaveCount(1);
  await expect(page.getByText('Est-ce gratuit')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo);
});

test('a link can be followed before the code has loaded', { tag: '@core' }, async ({ page, wire }) => {
  await openWithoutCode(page, wire, '/landing');
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).first().click();
  await expect(page).toHaveURL(/\/auth-advance\/sign-up$/);
});

test('when the code fails to load the text stays, with a way to reload it', async ({
  page,
  wire,
  expectErrors,
}) => {
  // The script is fetched a second time, which fails as well.
  expectErrors(/Failed to load resource|integrity/);
  await page.clock.install();
  wire.break(main, { kind: 'status', status: 503 });
  await page.goto('/landing');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible();
  await expect(title(page, pages[0][1])).toBeVisible();
  wire.mend();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(root(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member, and a page without first content, get none', async ({ page, wire }) => {
  await openSignedIn(page, '/feed/home');
  const texts = await Promise.all(
    ['/landing', '/help'].map((path) => page.request.get(wire.url + path).then((answer) => answer.text())),
  );
  for (const text of texts) expect(text).not.toContain('id="az-first"');
  const visitor = await fetch(`${wire.url}/landing`).then((answer) => answer.text());
  expect(visitor).toContain('id="az-first"');
});
