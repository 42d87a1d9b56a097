import { firstViewShown } from './harness/first-view.ts';
import { violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const routes = [
  '/feed/home',
  '/feed/albums',
  '/feed/celebration',
  '/posts',
  '/feed/post-details',
  '/feed/post-videos',
  '/feed/post-videos/details',
  '/feed/create-page',
  '/classic',
  '/feed/videos',
  '/feed/videos/details',
];

test.beforeEach(async ({ page, baseURL }) => signedIn(page, baseURL ?? '').then(() => undefined));

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('questions, reports and comments have no violation', async ({ page }) => {
        test.setTimeout(120_000);
        const dialog = page.getByRole('dialog').last();
        await page.goto('/feed/home');
        const other = page
          .getByRole('feed')
          .getByRole('article')
          .filter({ hasNotText: 'Clarisse Mboumba-Nziengui' })
          .first();
        // Scrolls on until it is there, because other tests may have published above it.
        await expect(async () => {
          await page.keyboard.press('End');
          await expect(other).toBeVisible({ timeout: 2_000 });
        }).toPass();
        await other.getByRole('button', { name: /^Actions sur/ }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect(await violationsOf(page), 'menu').toEqual([]);
        await page.getByRole('menuitem', { name: 'Signaler la publication' }).click();
        await expect(dialog).toContainText('Pourquoi');
        expect(await violationsOf(page), 'report').toEqual([]);
        await page.keyboard.press('Escape');
        await page.goto('/feed/albums');
        await page
          .getByRole('button', { name: /^Commenter/ })
          .first()
          .click();
        await expect(dialog.getByLabel('Écrire un commentaire')).toBeVisible();
        expect(await violationsOf(page), 'comments of an album').toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Créer un album' }).click();
        await page.getByLabel('Titre').fill('Presque');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused();
        expect(await violationsOf(page), 'question').toEqual([]);
        await page.goto('/posts');
        await page
          .getByRole('button', { name: /^Commenter/ })
          .first()
          .click();
        await expect(dialog.getByLabel('Écrire un commentaire')).toBeVisible();
        expect(await violationsOf(page), 'comments of a short').toEqual([]);
        await page.goto('/feed/celebration');
        await page
          .getByRole('button', { name: /^Actions/ })
          .first()
          .click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect(await violationsOf(page), 'menu of a celebration').toEqual([]);
      });

      test('nothing shifts while a page loads', async ({ page }) => {
        test.setTimeout(120_000);
        await page.addInitScript(() => {
          Object.assign(window, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        for (const path of routes) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await firstViewShown(page);
          const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
          expect.soft(moved, path).toBeLessThanOrEqual(0.02);
        }
      });
    });
  }
}
