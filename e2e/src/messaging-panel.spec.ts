import type { Page } from '@playwright/test';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const dock = (page: Page) => page.getByRole('button', { name: /^Messaging/ });
const panelRow = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const chat = (page: Page, name: string) => page.getByRole('region', { name: `Conversation avec ${name}` });
const messagesCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

test.beforeEach(async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  await withoutExtension(page, 'network');
  await page.goto('/feed/home');
});

async function openChat(page: Page, name: string) {
  if ((await dock(page).getAttribute('aria-expanded')) === 'false') await dock(page).click();
  await panelRow(page, name).click();
  await expect(chat(page, name).getByLabel('Type a message')).toBeFocused();
}

test('a reply to a closed window counts as unread', async ({ page }) => {
  await openChat(page, 'Thibault Ewondé');
  await expect(messagesCount(page)).toHaveAccessibleName('Messages, 2 non lus');
  await page.keyboard.type('Bonjour');
  await page.keyboard.press('Enter');
  await chat(page, 'Thibault Ewondé')
    .getByRole('button', { name: /^Fermer/ })
    .click();
  await expect(chat(page, 'Thibault Ewondé')).toHaveCount(0);
  await expect(panelRow(page, 'Thibault Ewondé')).toHaveAccessibleName(/1 message non lu/);
  await expect(messagesCount(page)).toHaveAccessibleName('Messages, 3 non lus');
  await expect(dock(page)).toHaveAccessibleName('Messaging, 3 non lus');
});

test('a collapsed window counts new messages, and page and panel show the same messages', async ({
  page,
}) => {
  await openChat(page, 'Thibault Ewondé');
  await page.keyboard.type('Bonjour');
  await page.keyboard.press('Enter');
  const window = chat(page, 'Thibault Ewondé');
  await window.getByRole('button', { name: 'Réduire la conversation avec Thibault Ewondé' }).click();
  await expect(window).toContainText('1 non lu');
  await window.getByRole('button', { name: 'Agrandir la conversation avec Thibault Ewondé' }).click();
  await expect(window.locator('[data-message]')).toHaveCount(2);
  await expect(messagesCount(page)).toHaveAccessibleName('Messages, 2 non lus');
  await window.getByLabel('Type a message').fill('À suivre');
  await page.getByRole('link', { name: 'See all in messaging' }).click();
  await page.getByRole('link', { name: /^Thibault Ewondé/ }).click();
  await expect(page.getByRole('log').locator('[data-message]')).toHaveCount(2);
  await expect(page.getByLabel('Type a message')).toHaveValue('À suivre');
});

test('two windows have separate drafts, and a reply goes to its own', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 900 });
  await openChat(page, 'Thibault Ewondé');
  await page.keyboard.type('Un brouillon');
  await openChat(page, 'Anaïs Delcourt');
  const other = chat(page, 'Anaïs Delcourt');
  await expect(other.locator('[data-message]')).toHaveCount(4);
  await page.keyboard.type('Bonjour');
  await page.keyboard.press('Enter');
  await expect(other.locator('[data-message]')).toHaveCount(6);
  await expect(chat(page, 'Thibault Ewondé').locator('[data-message]')).toHaveCount(0);
  await expect(chat(page, 'Thibault Ewondé').getByLabel('Type a message')).toHaveValue('Un brouillon');
});

test('with the keyboard alone: open, search, write, close; the focus returns', async ({ page }) => {
  await dock(page).focus();
  await page.keyboard.press('Enter');
  const search = page.getByLabel('Rechercher une conversation');
  await expect(search).toBeVisible();
  await search.focus();
  await page.keyboard.type('thibault');
  await expect(page.getByRole('button', { name: /^Anaïs Delcourt/ })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (let tries = 0; tries < 3; tries += 1) {
    if (await panelRow(page, 'Thibault Ewondé').evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect(chat(page, 'Thibault Ewondé').getByLabel('Type a message')).toBeFocused();
  await page.keyboard.type('Bonjour');
  await page.keyboard.press('Enter');
  await expect(chat(page, 'Thibault Ewondé').locator('[data-message]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(chat(page, 'Thibault Ewondé')).toHaveCount(0);
  await expect(dock(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toHaveCount(0);
});
