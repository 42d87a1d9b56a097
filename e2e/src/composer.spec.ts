import { violationsOf } from './harness/page-checks.ts';
import { revoke, signedIn } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';
import { withoutExtension, withoutKnownExtensions } from './harness/without-extension.ts';

const api = '**/az-connect-backend/api';
const opener = /^(Quoi de neuf|Reprendre votre brouillon)/;

/** The smallest picture there is, one white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  await page.goto('/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
});

test('publishes a text with a described picture, with the keyboard', { tag: '@core' }, async ({
  page,
  needs,
}) => {
  needs('network');
  const text = `Une bonne nouvelle (${test.info().testId})`;
  await page.getByRole('button', { name: opener }).press('Enter');
  await expect(page.getByLabel('Votre publication')).toBeFocused();
  await page.keyboard.type(text);
  await page
    .getByLabel('Images à ajouter')
    .setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: pixel });
  await page.getByLabel('Description de l’image 1').fill('Un point blanc');
  await page.getByLabel('Votre publication').press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: opener })).toBeFocused();
  const first = page.getByRole('feed').getByRole('article').first();
  await expect(first).toContainText(text);
  await expect(first.getByRole('img', { name: 'Un point blanc' })).toBeVisible();
  await page.reload();
  await expect(first).toContainText(text);
  await first.getByRole('button', { name: /^Actions sur/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer la publication' }).click();
  await expect(page.getByRole('button', { name: 'Garder' })).toBeFocused();
  expect(await violationsOf(page), 'question').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('feed')).not.toContainText(text);
});

test('a post that the server cannot take waits with its picture, and is published once', async ({
  page,
  expectErrors,
  needs,
}) => {
  needs('network');
  expectErrors(/503/);
  const keys: (string | undefined)[] = [];
  let fails = true;
  await page.route(`${api}/az/announcements`, async (route) => {
    keys.push(/name="client_id"\s+([\da-f]{32})/.exec(String(route.request().postDataBuffer()))?.[1]);
    if (fails) await route.fulfill({ status: 503, json: { message: 'Le service se repose.' } });
    else await route.continue();
  });
  const text = `À la deuxième tentative (${test.info().testId})`;
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Votre publication').fill(text);
  await page
    .getByLabel('Images à ajouter')
    .setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: pixel });
  await page.getByLabel('Description de l’image 1').fill('Un point');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const unsent = page.getByRole('article').filter({ hasText: 'En attente d’envoi' });
  await expect(unsent).toContainText(text);
  await expect(unsent.getByRole('img', { name: 'Un point' })).toBeVisible();
  expect(await violationsOf(page), 'unsent').toEqual([]);
  fails = false;
  await expect(unsent).toHaveCount(0);
  await expect(page.getByRole('feed').getByText(text)).toHaveCount(1);
  await expect(page.getByRole('feed').getByRole('img', { name: 'Un point' })).toHaveCount(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys)).toEqual(new Set([keys[0]]));
  expect(keys[0]).toBeTruthy();
});

test('a draft survives a reload; a post that meets an expired session is published after the sign-in', async ({
  page,
  context,
  wire,
  expectErrors,
  needs,
}) => {
  needs('network');
  expectErrors(/401/);
  const text = `Un brouillon (${test.info().testId})`;
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Votre publication').fill(text);
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre votre brouillon' }).click();
  await expect(page.getByLabel('Votre publication')).toHaveValue(text);
  const token = (await context.cookies()).find(({ name }) => name === 'authKey')?.value ?? '';
  await revoke(wire.url, token);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page).toHaveURL(/sign-in\?redirectTo=%2Ffeed%2Fhome/);
  await signIn(page);
  await expect(page).toHaveURL('/feed/home');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('feed').getByText(text)).toHaveCount(1, { timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Reprendre votre brouillon' })).toHaveCount(0);
});

test('asks before closing, by Escape and by Back', async ({ page }) => {
  await page.goto('/feed/albums');
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Feed' }).first().click();
  await page.getByRole('button', { name: opener }).click();
  await expect(page.getByLabel('Votre publication')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Votre publication').fill('Presque fini');
  await page.keyboard.press('Escape');
  const keep = page.getByRole('button', { name: 'Garder le brouillon' });
  await expect(keep).toBeFocused();
  expect(await violationsOf(page), 'question').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Votre publication')).toHaveValue('Presque fini');
  await page.goBack();
  await expect(keep).toBeVisible();
  await expect(page).toHaveURL('/feed/home');
  await keep.click();
  await expect(page).toHaveURL('/feed/albums');
});

test('refuses an empty post and files that are no pictures', async ({ page }) => {
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ajouter des images' })).toBeFocused();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByLabel('Votre publication')).toHaveAccessibleDescription(/Écrivez quelques mots/);
  await expect(page.getByLabel('Votre publication')).toBeFocused();
  await page
    .getByLabel('Images à ajouter')
    .setInputFiles({ name: 'texte.txt', mimeType: 'text/plain', buffer: Buffer.from('rien') });
  await expect(page.getByRole('alert')).toHaveText(/^Veuillez sélectionner une image valide.*texte\.txt/);
});

test('stores posts on the device if the server cannot publish, and says so', async ({ page }) => {
  await withoutExtension(page);
  await page.reload();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const text = `Seulement ici (${test.info().testId})`;
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Votre publication').fill(text);
  await page.getByRole('combobox', { name: 'Humeur' }).selectOption('Fierté');
  await page.getByRole('button', { name: 'Publier' }).click();
  const local = page.getByRole('article').filter({ hasText: text });
  await expect(local).toContainText('Exemple local');
  await expect(local).toContainText('Humeur : Fierté');
  expect(sent.filter((url) => url.includes('/az/announcements'))).toEqual([]);
  await page.reload();
  await expect(local).toContainText('Exemple local');
});

test('a code loading failure is not reported as a device problem; the text stays', async ({
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('network');
  expectErrors(/Failed to load resource|ERR_/);
  const text = `Gardez-moi (${test.info().testId})`;
  // The page loads the code that sends once it knows what the server has.
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await withoutKnownExtensions(page);
  await page.route(`${api}/capabilities`, async (route) => {
    await isAnswered;
    await route.fulfill({ json: { extensions: ['network'] } });
  });
  await page.reload();
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Votre publication').fill(text);
  wire.break(/\.js(\?|$)/, { kind: 'status', status: 503 });
  answer();
  await page.getByRole('button', { name: 'Publier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  await expect(dialog.getByRole('alert')).toContainText('Le serveur ne répond pas.', { timeout: 60_000 });
  await expect(page.getByLabel('Votre publication')).toHaveValue(text);
  wire.mend();
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('feed').getByText(text)).toBeVisible();
});
