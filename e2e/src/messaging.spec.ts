import type { Page } from '@playwright/test';
import { createImage } from './harness/create-image.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const log = (page: Page, name: string) => page.getByRole('log', { name: `Messages avec ${name}` });
const field = (page: Page) => page.getByLabel('Type a message');
const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const header = (page: Page) => page.getByRole('banner');
const messagesCount = (page: Page) => header(page).getByRole('link', { name: /^Messages/ });
const replies = (page: Page, name: string) => log(page, name).locator('[data-message]');

async function inMenu(page: Page, menu: string, entry: string) {
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test.beforeEach(async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  await withoutExtension(page, 'network');
});

test('a message is sent, answered after a second and read; times have twelve hours', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/messaging?contact=111');
  await expect(page.getByText('Dites bonjour à Thibault Ewondé.')).toBeVisible();
  await field(page).fill('Bonjour');
  await page.keyboard.press('Enter');
  const messages = log(page, 'Thibault Ewondé');
  await expect(messages.getByText('Envoyé')).toBeVisible();
  await expect(messages.getByText('Lu', { exact: true })).toBeVisible();
  await expect(replies(page, 'Thibault Ewondé')).toHaveCount(2);
  await expect(messages.getByText(/^\d{1,2}:\d{2} [AP]M$/)).toHaveCount(2);
  await expect(messages).toHaveAttribute('aria-live', 'off');
  await expect(field(page)).toHaveValue('');
});

test('contact 102 is open at first, without taking the focus, and no window overlays a page', async ({
  page,
}) => {
  await page.goto('/messaging');
  await expect(log(page, 'Mathis Okoumba')).toBeVisible();
  await expect(row(page, 'Mathis Okoumba')).toHaveAttribute('aria-current', 'true');
  await expect(field(page)).not.toBeFocused();
  await page.goto('/feed/home');
  await expect(page.getByRole('button', { name: /^Messaging/ })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
});

test('a reply goes to its own conversation while another one is open', async ({ page }) => {
  await page.goto('/messaging?contact=111');
  await field(page).fill('Bonjour');
  await page.keyboard.press('Enter');
  await row(page, 'Anaïs Delcourt').click();
  await expect(replies(page, 'Anaïs Delcourt')).toHaveCount(4);
  await expect(row(page, 'Thibault Ewondé')).toHaveAccessibleName(/1 message non lu/);
  await expect(page).toHaveTitle(/^\(3\) Messagerie/);
  await expect(messagesCount(page)).toHaveAccessibleName('Messages, 3 non lus');
  await expect(replies(page, 'Anaïs Delcourt')).toHaveCount(4);
  await row(page, 'Thibault Ewondé').click();
  await expect(replies(page, 'Thibault Ewondé')).toHaveCount(2);
  await expect(messagesCount(page)).toHaveAccessibleName('Messages, 2 non lus');
});

test('each contact has a draft, which survives a reload', async ({ page }) => {
  await page.goto('/messaging?contact=111');
  await field(page).fill('Je pense à');
  await row(page, 'Anaïs Delcourt').click();
  await expect(page).toHaveURL('/messaging?contact=101');
  await expect(field(page)).toHaveValue('');
  await field(page).fill('Autre chose');
  await row(page, 'Thibault Ewondé').click();
  await expect(field(page)).toHaveValue('Je pense à');
  await page.reload();
  await expect(field(page)).toHaveValue('Je pense à');
});

test('an empty message is refused below the field, which keeps the focus', async ({ page }) => {
  await page.goto('/messaging?contact=111');
  await field(page).fill('   ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter message', { exact: true })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('Please enter message');
  await expect(replies(page, 'Thibault Ewondé')).toHaveCount(0);
});

test('Enter within an input method’s composition does not send', async ({ page }) => {
  await page.goto('/messaging?contact=111');
  await field(page).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'こん', selectionStart: 2, selectionEnd: 2 });
  await expect(field(page)).toHaveValue('こん');
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(replies(page, 'Thibault Ewondé')).toHaveCount(0);
  await session.send('Input.insertText', { text: 'こんにちは' });
  await expect(field(page)).toHaveValue('こんにちは');
  await page.keyboard.press('Enter');
  await expect(replies(page, 'Thibault Ewondé').first()).toContainText('こんにちは');
});

test('a picture is previewed before it is sent, with a text; a Gif is sent at once', async ({ page }) => {
  await page.goto('/messaging?contact=111');
  await page.locator('input[type=file]').setInputFiles(createImage({ width: 60, height: 40 }));
  await expect(page.getByRole('img', { name: 'Image jointe au message' })).toBeVisible();
  await page.getByLabel('Description de l’image').fill('Un dégradé');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page, 'Thibault Ewondé').getByRole('img', { name: 'Un dégradé' })).toBeVisible();
  await expect(page.getByLabel('Description de l’image')).toHaveCount(0);
  await page.getByRole('button', { name: 'Gif', exact: true }).click();
  await page.getByRole('list', { name: 'Choisir un Gif' }).getByRole('button', { name: 'Merci' }).click();
  await expect(log(page, 'Thibault Ewondé').getByRole('img', { name: 'Merci' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  const noPicture = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('pas une image') };
  await page.locator('input[type=file]').setInputFiles(noPicture);
  await expect(page.getByText('Veuillez sélectionner une image valide')).toBeVisible();
});

test('every entry of a conversation’s menu works', async ({ page }) => {
  await page.goto('/messaging?contact=104');
  const menu = 'Actions sur la conversation avec Corentin Vasseur';
  await expect(messagesCount(page)).toHaveAccessibleName('Messages, 1 non lu');
  await page.getByRole('button', { name: menu }).click();
  const entries = page.getByRole('menu').locator('[role^=menuitem]');
  await expect(entries).toHaveText([
    /^Video call/,
    /^Audio call/,
    'Delete',
    'Mark as unread',
    'Muted',
    'Archive',
    'Report',
  ]);
  await expect(entries.nth(0)).toBeDisabled();
  await expect(entries.nth(1)).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Mark as unread' }).click();
  await expect(messagesCount(page)).toHaveAccessibleName('Messages, 2 non lus');

  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Muted' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Muted' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(messagesCount(page)).toHaveAccessibleName('Messages, 1 non lu');
  await expect(row(page, 'Corentin Vasseur')).toContainText('Muette');

  await inMenu(page, menu, 'Archive');
  await expect(page.getByRole('button', { name: 'Archivées (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: /^Archivées/ })).toHaveCount(0);

  await inMenu(page, menu, 'Report');
  const report = page.getByRole('dialog', { name: /^Signaler la conversation/ });
  await report.getByLabel('Usurpation d’identité').check();
  await report.getByRole('button', { name: 'Signaler' }).click();
  await expect(report).toContainText('rien n’a été envoyé');
  await report
    .getByRole('button', { name: /Fermer/ })
    .first()
    .click();
  await expect(report).toHaveCount(0);

  await inMenu(page, menu, 'Delete');
  const question = page.getByRole('dialog', { name: /^Supprimer la conversation avec Corentin Vasseur/ });
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Dites bonjour à Corentin Vasseur.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dites bonjour à Corentin Vasseur.')).toBeVisible();
});

test('every entry of the menu of messaging works', async ({ page }) => {
  await page.goto('/messaging');
  const menu = 'Actions de la messagerie';
  await page.getByRole('button', { name: menu }).click();
  await expect(page.getByRole('menu').locator('[role^=menuitem]')).toHaveText([
    'Mark all as read',
    /^Chat setting/,
    'Disable notifications',
    'Message sounds',
    /^Block setting/,
    'Create a group chat',
  ]);
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
  await expect(messagesCount(page)).toHaveAccessibleName('Messages');
  await expect(page).toHaveTitle(/^Messagerie/);

  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Disable notifications' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Message sounds' }).click();
  await page.reload();
  await page.getByRole('button', { name: menu }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Disable notifications' })).toBeChecked();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Message sounds' })).not.toBeChecked();
  await page.keyboard.press('Escape');

  await inMenu(page, menu, 'Create a group chat');
  const form = page.getByRole('dialog', { name: 'Créer une discussion de groupe' });
  await form.getByRole('button', { name: 'Créer le groupe' }).click();
  await expect(form.getByLabel('Nom du groupe')).toBeFocused();
  await form.getByLabel('Nom du groupe').fill('Atelier');
  await form.getByLabel('Anaïs Delcourt').check();
  await form.getByLabel('Mathis Okoumba').check();
  await form.getByRole('button', { name: 'Créer le groupe' }).click();
  await expect(page).toHaveURL(/contact=group-1$/);
  await expect(row(page, 'Atelier')).toContainText('Exemple local');
  await expect(form).toBeHidden();
  await expect(log(page, 'Atelier')).toBeVisible();
  await field(page).fill('Bonjour à tous');
  await page.keyboard.press('Enter');
  await expect(replies(page, 'Atelier')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list comes first, and Back from a conversation focuses its row', async ({ page }) => {
    await page.goto('/messaging');
    await expect(page.getByRole('log')).toHaveCount(0);
    await row(page, 'Corentin Vasseur').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Corentin Vasseur' })).toBeFocused();
    await page.getByRole('link', { name: 'Retour aux conversations' }).press('Enter');
    await expect(row(page, 'Corentin Vasseur')).toBeFocused();
  });
});
