import { resolve } from 'node:path';
import { createImage } from './harness/create-image.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const hills = resolve(import.meta.dirname, '../../mfe-feed/src/data/videos/hills.webm');

test.beforeEach(async ({ page, baseURL }) => signedIn(page, baseURL ?? '').then(() => undefined));

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('the dialogs of the pages have no violation', async ({ page }) => {
        await page.goto('/feed/albums');
        await page.getByRole('button', { name: /^Journée d’équipe/ }).click();
        await expect(page.getByRole('dialog', { name: 'Album Journée d’équipe' })).toBeVisible();
        expect(await violationsOf(page), 'viewer').toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Créer un album' }).click();
        await expect(page.getByLabel('Titre')).toBeFocused();
        expect(await violationsOf(page), 'album').toEqual([]);
        await page.goto('/feed/post-videos');
        await page.getByRole('button', { name: 'Ajouter une vidéo' }).click();
        await expect(page.getByLabel('Titre')).toBeVisible();
        expect(await violationsOf(page), 'video').toEqual([]);
        await page.goto('/feed/post-details');
        await page.getByRole('button', { name: 'Partager' }).click();
        await expect(page.getByLabel('Lien')).toBeVisible();
        expect(await violationsOf(page), 'share').toEqual([]);
      });
    });
  }
}

test('the tab of the albums is in the address, and a photo opens the viewer', async ({ page }) => {
  await page.goto('/feed/albums');
  await page.getByRole('link', { name: 'Vos photos' }).click();
  await expect(page).toHaveURL('/feed/albums?tab=yours');
  await expect(page.getByRole('button', { name: /^Journée d’équipe/ })).toHaveCount(0);
  await page.reload();
  const album = page.getByRole('button', { name: /^Le nouveau bureau/ });
  await album.click();
  await expect(page.getByRole('img', { name: 'Un bureau clair' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: 'Le même bureau le soir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(album).toBeFocused();
});

test('a wish is sent, undone, and an empty one refused', async ({ page }) => {
  await page.goto('/feed/celebration');
  const row = page.getByRole('listitem').filter({ hasText: 'fête son anniversaire' });
  await row.getByRole('button', { name: 'Envoyer' }).click();
  await expect(row.getByLabel('Votre message à Élodie Trannoy')).toHaveAccessibleDescription(/Écrivez/);
  await row.getByLabel('Votre message à Élodie Trannoy').fill('Joyeux anniversaire');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Message envoyé');
  await row.getByRole('button', { name: 'Annuler' }).click();
  await expect(row.getByLabel('Votre message à Élodie Trannoy')).toHaveValue('Joyeux anniversaire');
});

test('the wall of posts keeps its category and search in the address', async ({ page }) => {
  await page.goto('/posts');
  const wall = page.getByRole('list', { name: 'Publications' }).getByRole('article');
  await expect(wall).toHaveCount(4);
  await page.getByRole('link', { name: 'Covid' }).click();
  await expect(page).toHaveURL('/posts?category=covid');
  await expect(wall).toHaveCount(3);
  await page.getByLabel('Rechercher une publication').fill('aerer');
  await expect(wall).toHaveCount(1);
  await page.reload();
  await expect(wall).toHaveCount(1);
  await page.getByLabel('Rechercher une publication').fill('introuvable');
  await expect(page.getByText('Aucune publication.')).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(wall).toHaveCount(4);
});

test('a post accepts comments and replies, and an unknown one says so', async ({ page }) => {
  await page.goto('/feed/post-details?post=2#comments');
  await expect(page).toHaveTitle(/^Publication de Corentin Vasseur/);
  const box = page.getByLabel('Écrire un commentaire');
  await expect(box).toBeFocused();
  await box.fill('Merci pour le retour.');
  await box.press('Control+Enter');
  await expect(page.getByRole('listitem').getByText('Merci pour le retour.')).toBeVisible();
  await page.getByRole('button', { name: 'Répondre à Youssef Lamarque' }).click();
  await page.getByLabel('Répondre à Youssef Lamarque').fill('Je cherche aussi.');
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByRole('list', { name: 'Réponses à Youssef Lamarque' }).getByText('Je cherche aussi.'),
  ).toBeVisible();
  await page.goto('/feed/post-details?post=nulle-part');
  await expect(page).toHaveTitle(/^Introuvable/);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/feed/home');
});

test('a video requests its file only when played, and can be saved', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.webm')) files.push(request.url());
  });
  await page.goto('/feed/post-videos');
  await page.getByRole('link', { name: 'Le vent et la lumière' }).click();
  await expect(page).toHaveURL('/feed/post-videos/details?video=4');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  expect(files).toEqual([]);
  await page.getByRole('button', { name: /^Lire la vidéo/ }).click();
  const player = page.locator('video');
  await expect(player).toBeFocused();
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState > 1 && video.error === null))
    .toBe(true);
  expect(files.length).toBeGreaterThan(0);
  await page.goto('/feed/post-videos?tab=enregistrees');
  await expect(page.getByRole('link', { name: 'Le vent et la lumière' })).toBeVisible();
  await page.goto('/feed/post-videos/details?video=nulle-part');
  await expect(page).toHaveTitle(/^Introuvable/);
});

test('a film has a like or a dislike, never both', async ({ page }) => {
  await page.goto('/feed/videos');
  await page.getByRole('link', { name: 'Lire un plan de financement' }).click();
  const like = page.getByRole('button', { name: 'J’aime', exact: true });
  const dislike = page.getByRole('button', { name: 'Je n’aime pas' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await dislike.click();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a page is validated, saved as a draft, and shown', async ({ page }) => {
  await page.goto('/feed/create-page');
  await page.getByRole('button', { name: 'Créer la page' }).click();
  await expect(page.getByRole('group', { name: '6 informations sont à corriger' })).toBeVisible();
  await expect(page.getByLabel('Nom de la page')).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur/);
  expect(await violationsOf(page), 'refused form').toEqual([]);
  await page.getByLabel('Nom de la page').fill('Atelier du port');
  await page.getByLabel('Nom affiché').fill('L’Atelier');
  await page.getByLabel('E-mail').fill('atelier@exemple.test');
  await page.getByLabel('Catégorie').selectOption('Association');
  await page.getByLabel('Téléphone').fill('+241 01 02 03 04');
  await page.getByLabel('À propos').fill('Un lieu pour apprendre.');
  await expect(page.getByRole('group', { name: /à corriger/ })).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click();
  await page.getByRole('button', { name: 'Rester' }).click();
  await expect(page).toHaveURL('/feed/create-page');
  await page.reload();
  await expect(page.getByLabel('Nom de la page')).toHaveValue('Atelier du port');
  await page.getByRole('button', { name: 'Créer la page' }).click();
  await expect(page.getByRole('heading', { name: /Aperçu de la page/ })).toBeFocused();
  await expect(page.getByText('Exemple local')).toBeVisible();
});

test('a story opens over the page and returns the focus', async ({ page }) => {
  await page.goto('/classic');
  const story = page.getByRole('button', { name: 'Voir la story de Élodie Trannoy' });
  await story.click();
  await expect(page.getByRole('img', { name: 'Des montagnes sous un ciel étoilé' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story).toBeFocused();
});

test('a double click adds one video, which does not start by itself, and then plays from this device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/feed/post-videos');
  await page.getByRole('button', { name: 'Ajouter une vidéo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une vidéo' });
  const title = 'Constantinople'.repeat(9);
  await dialog.getByLabel('Titre').fill(title);
  await dialog.getByLabel('Fichier vidéo').setInputFiles(hills);
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Exemple local')).toHaveCount(1);
  await expect(page.locator('video')).toHaveCount(0);
  expect(await noSideScroll(page)).toBe(true);
  await page.getByRole('button', { name: `Lire la vidéo ${title}` }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(1);
});

test('a double click creates one album, and opens nothing behind the dialog', async ({ page }) => {
  await page.goto('/feed/albums?tab=yours');
  await page.getByRole('button', { name: 'Créer un album' }).click();
  const dialog = page.getByRole('dialog', { name: 'Créer un album' });
  await dialog.getByLabel('Titre').fill('Un point');
  await dialog.locator('input[type=file]').setInputFiles(createImage({ width: 30, height: 20 }));
  await expect(dialog.getByText('image.png', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Créer un album' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Un point (exemple local)')).toHaveCount(1);
});
