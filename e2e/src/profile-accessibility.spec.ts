import { firstViewShown } from './harness/first-view.ts';
import { violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('list menus and confirmations have no violation', async ({ page, wire }) => {
        await withoutExtension(page, 'network');
        await signedIn(page, wire.url);
        const content = page.locator('#contenu');
        const menus: [path: string, name: RegExp][] = [
          ['/profile/feed', /^Actions sur la publication/],
          ['/profile/events', /^Actions sur l’événement/],
        ];
        for (const [path, name] of menus) {
          await page.goto(path);
          // Layout shifts while it loads would move the button away under the pointer.
          await firstViewShown(page);
          await content.getByRole('button', { name }).first().click();
          await expect(page.getByRole('menuitem').first()).toBeVisible();
          expect(await violationsOf(page), path).toEqual([]);
        }
        const questions: [path: string, name: RegExp][] = [
          ['/profile/connections', /^Retirer /],
          ['/profile/about', /^Supprimer : /],
        ];
        for (const [path, name] of questions) {
          await page.goto(path);
          // Layout shifts while it loads would move the button away under the pointer.
          await firstViewShown(page);
          await content.getByRole('button', { name }).first().click();
          await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
          expect(await violationsOf(page), path).toEqual([]);
        }
      });

      test('empty and failed lists have no violation', async ({ page, wire, expectErrors }) => {
        expectErrors(/Failed to load resource|experiences could not be loaded/);
        await signedIn(page, wire.url);
        const history = '**/user-jobs-history*';
        await page.route(history, (route) => route.fulfill({ json: { status: true, jobsHistory: [] } }));
        await page.goto('/profile/about');
        await expect(page.getByText('Aucune expérience enregistrée.')).toBeVisible();
        expect(await violationsOf(page), 'empty').toEqual([]);
        await page.unroute(history);
        await page.route(history, (route) => route.fulfill({ status: 403, json: {} }));
        await page.reload();
        await expect(page.getByText('Expériences indisponibles pour le moment.')).toBeVisible();
        expect(await violationsOf(page), 'failed').toEqual([]);
        await withoutExtension(page, 'network');
        await page.goto('/profile/connections?q=personne');
        await page.getByLabel('Rechercher dans vos relations').fill('personne de ce nom');
        await expect(page.getByRole('button', { name: 'Effacer la recherche' })).toBeVisible();
        expect(await violationsOf(page), 'nothing found').toEqual([]);
      });
    });
  }
}
