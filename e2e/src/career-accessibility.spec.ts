import {
  clickSave,
  dialog,
  dialogs,
  list,
  openCompany,
  openExperiences,
  openNewExperience,
} from './harness/career.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { expect, test } from './harness/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      // Transitions are off, because colours are checked.
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('the experiences and their dialog have no violation', async ({ page, baseURL }) => {
        await openExperiences(page, baseURL ?? '');
        await page.getByRole('button', { name: 'Voir le détail du poste' }).click();
        await expect(page.getByRole('button', { name: /^Modifier/ }).first()).toBeVisible();
        expect(await violationsOf(page), 'list').toEqual([]);
        const form = await openNewExperience(page);
        await clickSave(form);
        await list(form, 'Entreprise').fill('m');
        await expect(page.getByRole('option').first()).toBeVisible();
        expect(await violationsOf(page), 'refused form with a list').toEqual([]);
        await page.keyboard.press('Escape');
        await form.getByRole('button', { name: 'Annuler' }).click();
        await expect(form).toHaveCount(0);
        await page
          .getByRole('button', { name: /^Modifier/ })
          .first()
          .click();
        const change = dialog(page, dialogs.change);
        await expect(list(change, 'Poste')).toHaveValue(/./);
        expect(await violationsOf(page), 'form').toEqual([]);
        await change.getByRole('button', { name: 'Ajouter un outil' }).click();
        await page.keyboard.press('Escape');
        await expect(dialog(page, 'Abandonner la saisie ?')).toBeVisible();
        expect(await violationsOf(page), 'question').toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
      });

      test('the company dialog has no violation', async ({ page, baseURL }) => {
        const form = await openCompany(page, baseURL ?? '');
        expect(await violationsOf(page), 'form').toEqual([]);
        await form.getByLabel('Description').fill('a'.repeat(480));
        await clickSave(form);
        await expect(form.getByRole('group', { name: /informations sont à corriger/ })).toBeVisible();
        expect(await violationsOf(page), 'refused form').toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
      });
    });
  }
}
