import { firstViewShown } from './harness/first-view.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

test.beforeEach(async ({ page, baseURL }) => signedIn(page, baseURL ?? '').then(() => undefined));

const pages = [
  ['/blogs?page=2', 'Actualités'],
  ['/blogs?category=Emploi', 'Actualités'],
  ['/blogs?category=Jardinage', 'Actualités'],
  ['/blogs/13', 'Transmettre une petite entreprise'],
  ['/blogs/nulle-part', 'Introuvable'],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('the news have no violation', async ({ page }) => {
        test.setTimeout(120_000);
        for (const [path, name] of pages) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
          await firstViewShown(page);
          expect(await violationsOf(page), path).toEqual([]);
          expect(await noSideScroll(page), path).toBe(true);
        }
        await page.goto('/blogs/2');
        await page.getByRole('button', { name: 'Partager' }).click();
        await expect(page.getByLabel('Lien')).toHaveValue(/\/blogs\/2$/);
        expect(await violationsOf(page), 'share').toEqual([]);
      });
    });
  }
}

test('an article is read and commented with the keyboard alone', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Préparer un entretien en une soirée' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs/2');
  await expect(page).toHaveTitle('Préparer un entretien en une soirée · AZ Connect');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Écrire un commentaire').focus();
  await page.keyboard.type('Une liste que je garde.');
  await page.keyboard.press('Control+Enter');
  const mine = page.getByRole('list', { name: 'Commentaires' }).getByText('Une liste que je garde.');
  await expect(mine).toBeVisible();
  await page.getByRole('button', { name: 'Répondre à Thibault Ewondé' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Répondre à Thibault Ewondé')).toBeFocused();
  await page.keyboard.type('Laquelle avez-vous choisie');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Réponses à Thibault Ewondé' })).toContainText('Laquelle');
  await page.reload();
  await expect(mine).toBeVisible();
});

test('an unfinished comment survives a reload, and is deleted by a sign-out', async ({ page }) => {
  await page.goto('/blogs/2');
  const field = page.getByLabel('Écrire un commentaire');
  await field.fill('Une phrase commencée');
  await page.reload();
  await expect(field).toHaveValue('Une phrase commencée');
  await field.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Commentaires' })).toContainText('Une phrase commencée');
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Commentaires' })).toContainText('Une phrase commencée');
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/az-content|az-sample:/);
});

test('the search finds articles of the news and of the help', async ({ page }) => {
  await page.goto('/feed/home');
  await expect(page.getByRole('feed')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher' });
  await palette.getByRole('combobox').fill('mot de passe');
  await palette.getByRole('option', { name: /Retrouver l’accès après un mot de passe oublié/ }).click();
  await expect(page).toHaveURL('/help/details?article=mot-de-passe-oublie');
  await page.goto('/feed/home');
  await expect(page.getByRole('feed')).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('tutorat');
  await palette.getByRole('option', { name: /Le tutorat, une heure par semaine/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le tutorat, une heure par semaine');
});

test('categories and pages are in the address, and an unknown article links back', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: /^Formation/ }).click();
  await expect(page).toHaveURL('/blogs?category=Formation');
  await expect(page).toHaveTitle(/^Actualités\s: Formation/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/blogs/nulle-part');
  await expect(page).toHaveTitle(/^Introuvable/);
  await page.getByRole('link', { name: 'Retour aux actualités' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('only the article is printed', async ({ page }) => {
  await page.goto('/blogs/1');
  await expect(page.getByRole('heading', { name: 'Commentaires' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Traquer le jargon' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Commentaires' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});
