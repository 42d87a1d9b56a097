import type { Page } from '@playwright/test';
import { readMeasuredPages } from './harness/first-view.ts';
import { asOldBrowser, lockRequests } from './harness/old-browser.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { coreIf, expect, signIn, test } from './harness/test.ts';

const browsers = {
  'Chrome 109': { chrome: '109' },
  'Firefox 115': { firefox: '115' },
  'Safari 17.0': { safari: '17.0' },
  'iOS 16.7': { safari_ios: '16.6' },
};

async function comment(page: Page): Promise<void> {
  const text = `Bravo à toute l'équipe (${test.info().testId})`;
  const first = page.getByRole('feed').getByRole('article').first();
  await first.getByLabel('Écrire un commentaire').fill(text);
  await first.getByLabel('Écrire un commentaire').press('Control+Enter');
  await expect(first.getByRole('listitem').getByText(text)).toBeVisible();
}

for (const [name, browser] of Object.entries(browsers)) {
  test(
    `${name} signs in to the page that was asked for, comments, and shows every area`,
    coreIf(name === 'Chrome 109'),
    async ({ page, context }) => {
      await asOldBrowser(context, browser);
      await page.goto('/profile/connections');
      await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Fprofile%2Fconnections');
      await signIn(page);
      await expect(page).toHaveURL('/profile/connections');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      for (const { path, heading, row, isGuarded } of await readMeasuredPages()) {
        if (!isGuarded) continue;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator(row[0]).filter({ hasText: row[1] }).first()).toBeVisible();
        if (path === '/feed/home') await comment(page);
        expect(await lockRequests(page)).toBeLessThan(10);
      }
    },
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, { tag: '@core' }, () => {
      test.use({ colorScheme, viewport });

      test('an older browser gets a page that says which ones suffice', async ({ page, wire }) => {
        await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
        await page.goto('/feed/home');
        await expect(page).toHaveURL('/navigateur-ancien');
        await expect(page).toHaveTitle('Votre navigateur est trop ancien · AZ Connect');
        await expect(page.getByRole('listitem').filter({ hasText: /Firefox\s115/ })).toHaveCount(2);
        await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', '/');
        expect(await violationsOf(page)).toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
        expect(wire.requested.filter((path) => path.includes('/az-connect-backend/'))).toEqual([]);
      });
    });
  }
}

for (const [what, remove] of Object.entries({
  'container queries': () => {
    const { supports } = CSS;
    CSS.supports = (...texts: string[]) =>
      texts[0] !== 'container-type' && Reflect.apply(supports, CSS, texts);
  },
  'time limits of requests': () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  'lookbehind in regular expressions': () => {
    window.RegExp = new Proxy(RegExp, {
      apply: () => {
        throw new SyntaxError('Invalid regular expression: invalid group specifier name');
      },
    });
  },
})) {
  test(`a browser without ${what} is too old`, async ({ page }) => {
    await page.addInitScript(remove);
    await page.goto('/landing');
    await expect(page.getByRole('heading', { name: 'Votre navigateur est trop ancien' })).toBeVisible();
  });
}
