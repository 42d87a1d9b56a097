import type { Page } from '@playwright/test';
import { firstViewShown } from './harness/first-view.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const promise = 'Un réseau pour travailler, apprendre et se rencontrer';
const publicPages = [
  ['/landing', promise],
  ['/download', 'AZ Connect sur votre appareil'],
  ['/help', 'Aide'],
  ['/help?q=girafe', 'Aide'],
  ['/help?q=brouillon', 'Aide'],
  ['/help/details?article=tout-faire-au-clavier', 'Tout faire au clavier'],
  ['/help/details?article=nulle-part', 'Introuvable'],
  ['/privacy-terms', 'Confidentialité et conditions'],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('the public pages have no violation', async ({ page }) => {
        test.setTimeout(120_000);
        for (const [path, name] of publicPages) {
          await page.goto(path);
          await expect(heading(page)).toHaveText(name);
          expect(await violationsOf(page), path).toEqual([]);
          expect(await noSideScroll(page), path).toBe(true);
        }
      });

      test('their open parts have no violation', async ({ page }) => {
        await page.goto('/help');
        await page.getByRole('button', { name: /^Oui/ }).first().click();
        await expect(page.getByText('Merci pour votre avis.')).toBeVisible();
        expect(await violationsOf(page), 'vote').toEqual([]);
        await page.goto('/landing');
        await page.getByText('Est-ce gratuit').click();
        await expect(page.getByText(/ni abonnement, ni publicité/)).toBeVisible();
        expect(await violationsOf(page), 'question').toEqual([]);
        await page.goto('/download');
        await expect(heading(page)).toBeVisible();
        await offerInstallation(page, 'dismissed');
        await expect(page.getByRole('button', { name: 'Installer l’application' })).toBeVisible();
        expect(await violationsOf(page), 'offer').toEqual([]);
      });
    });
  }
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways', async ({ page }) => {
    for (const [path, name] of publicPages) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(name);
      expect(await noSideScroll(page), path).toBe(true);
    }
  });
});

/** Dispatches the browser's install event, which Chromium itself sends only under certain conditions. */
async function offerInstallation(page: Page, outcome: 'accepted' | 'dismissed') {
  await page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: answer }),
    });
    window.dispatchEvent(event);
  }, outcome);
}

test('the landing page shows its largest text to a visitor without a call of the API', async ({
  page,
  wire,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      // Reads the id in the entry, because the element may be gone: the first content in the HTML is replaced.
      const last = list.getEntries().at(-1) as (PerformanceEntry & { id?: string }) | undefined;
      document.documentElement.dataset.largest = last?.id;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/landing');
  await expect(heading(page)).toHaveText(promise);
  await expect(page.locator('html')).toHaveAttribute('data-largest', 'titre');
  await firstViewShown(page);
  expect(wire.requested.filter((path) => path.startsWith('/az-connect-backend/'))).toEqual([]);
  await expect(page).toHaveTitle('Bienvenue · AZ Connect');
});

test('the public pages work with the API down, for visitors and for members', async ({
  page,
  wire,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|503|ERR_/);
  await signedIn(page, baseURL ?? '');
  wire.break(/^\/az-connect-backend\//, { kind: 'status', status: 503 });
  for (const [path, name] of publicPages) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(name);
  }
});

test('a member continues from the landing page to the feed', { tag: '@core' }, async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  await page.goto('/landing');
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ouvrir mon fil' }).first().click();
  await expect(page).toHaveURL('/feed/home');
});

test('a visitor finds an answer with the keyboard alone', async ({ page }) => {
  await page.goto('/landing');
  await expect(heading(page)).toBeVisible();
  await page.getByText('Est-ce gratuit').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ni abonnement, ni publicité/)).toBeVisible();
  await page.getByRole('link', { name: 'Consulter l’aide' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Rechercher dans l’aide')).toBeFocused();
  await page.keyboard.type('recadrer');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 article correspond.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help/details?article=photo-et-couverture');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Supprimer une image' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help/details?article=photo-et-couverture#supprimer');
  await expect(page.getByRole('heading', { name: 'Supprimer une image' })).toBeFocused();
  await page.getByRole('button', { name: /^Oui/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Merci pour votre avis.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/help?q=recadrer');
  await expect(page.getByLabel('Rechercher dans l’aide')).toHaveValue('recadrer');
});

test('related articles open one after the other, each with the focus on its heading', async ({ page }) => {
  await page.goto('/help/details');
  await expect(heading(page)).toHaveText('Créer un compte');
  await page.getByRole('link', { name: 'Rester connecté, ou non' }).click();
  await expect(heading(page)).toHaveText('Rester connecté, ou non');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/help/details?article=nulle-part');
  await expect(page).toHaveTitle('Introuvable · AZ Connect');
  await page.getByRole('link', { name: 'Retour à l’aide' }).click();
  await expect(page).toHaveURL('/help');
});

test('the application can be installed, and the browser’s install event is kept until the member asks', async ({
  page,
}) => {
  await page.goto('/help');
  await expect(heading(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const wrong = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(wrong).toEqual([]);
  await page.goto('/landing');
  await offerInstallation(page, 'accepted');
  await page.getByRole('link', { name: 'L’avoir sur votre appareil' }).click();
  await page.getByRole('button', { name: 'Installer l’application' }).click();
  await expect(page.getByText('Installation en cours.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText(/^L’application est installée/)).toBeVisible();
});

test('the privacy page names all data in the browser after a visit', async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  await page.goto('/feed/home');
  await expect(page.getByRole('feed')).toBeVisible();
  const held = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  await page.goto('/privacy-terms');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(3);
  const named = await page.getByRole('rowheader').allInnerTexts();
  const known = named.map((name) => name.split(':')[0]);
  // Without the keys of React Router (for scroll positions). The page must name all keys of the product.
  const own = [...held, ...cookies].filter((key) => !key.startsWith('react-router'));
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((key) => !known.includes(key.split(':')[0] ?? ''))).toEqual([]);
});

test('only the text is printed, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/privacy-terms', '/help/details?article=rester-connecte']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const [ink, paper] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('h1')!).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect([ink, paper]).toEqual(['rgb(29, 39, 51)', 'rgb(255, 255, 255)']);
  }
});
