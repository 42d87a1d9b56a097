import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      // Transitions are off, because colours are checked.
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('a refused sign-in form has no violation', async ({ page }) => {
        await page.goto('/auth-advance/sign-in');
        await page.getByRole('button', { name: 'Se connecter' }).click();
        await expect(page.getByRole('group', { name: '2 informations sont à corriger' })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });

      test('the user menu has no violation', async ({ page }) => {
        await openSignedIn(page, '/feed/home');
        await page.getByRole('button', { name: /Menu de/ }).click();
        await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });

      test('the reference of the API has no violation', async ({ page }) => {
        await page.goto('/az-connect-backend/api/docs');
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await violationsOf(page)).toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
      });

      test('the error tile has no violation', async ({ page, wire, expectErrors }) => {
        expectErrors(/ERR_|Failed to load resource|AreaError|Area \w+ failed/);
        await openSignedIn(page, '/feed/home');
        wire.break(/\/areas\/content\/.*remoteEntry\.js/, { kind: 'status', status: 404 });
        await page.goto('/blogs');
        await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");
        expect(await violationsOf(page)).toEqual([]);
      });
    });
  }
}

test('the whole scenario works with the keyboard alone', async ({ page }) => {
  await page.goto('/auth-advance/sign-in');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.getByLabel('Adresse e-mail').focus();
  await page.keyboard.type('demo@az-connect.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo-2026!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/feed/home');
  await expect(page.getByRole('heading', { name: 'Accueil', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /Menu de/ }).focus();
  await expect(page.getByRole('button', { name: /Menu de/ })).toBeFocused();
  const menu = page.getByRole('button', { name: /Menu de/ });
  for (const key of ['Enter', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name: 'My Feed' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Feed' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Popular' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/auth-advance/sign-in');
});
