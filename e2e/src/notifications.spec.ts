import type { Page } from '@playwright/test';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('list', { name: 'Notifications' });
const rows = (page: Page) => list(page).getByRole('listitem');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name }).first();

test.beforeEach(async ({ page, baseURL }) => {
  await withoutExtension(page, 'notifications');
  await signedIn(page, baseURL ?? '');
});

test('the dropdown shows the four latest; following one marks it as read', async ({ page }) => {
  await page.goto('/feed/home');
  await bell(page).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 non lues');
  await rowOf(page, 'Inès Belhadji').getByRole('link').click();
  await expect(page).toHaveURL('/profile/connections');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 non lues');
  await expect(list(page)).toHaveCount(0);
  await bell(page).click();
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page.getByRole('button', { name: 'Tout marquer comme lu' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 non lues');
  await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeFocused();
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.getByRole('link', { name: 'Voir toutes les notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(rows(page)).toHaveCount(12);
  await expect(page.getByText('Non lue', { exact: true })).toHaveCount(0);
});

test('the filter is in the address; the title, the header and a reload agree', async ({ page }) => {
  await page.goto('/notifications?filter=unread');
  await expect(rows(page)).toHaveCount(4);
  await expect(page).toHaveTitle(/^\(4\) Notifications/);
  await page.getByRole('button', { name: 'Actions sur la notification de Anaïs Delcourt' }).click();
  await page.getByRole('menuitem', { name: 'Marquer comme lue' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 non lues');
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Demandes' }).click();
  await expect(page).toHaveURL('/notifications?filter=requests');
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
});

test('a request is accepted; another is removed, restored, and removed for good', async ({ page }) => {
  await page.goto('/notifications?filter=requests');
  await page.getByRole('button', { name: 'Accepter la demande de Inès Belhadji' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, 'Thibault Ewondé').getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Supprimer la demande de Thibault Ewondé' }).click();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  // What follows is sent after the reply; a page that is left before does not send it.
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Thibault Ewondé').getByRole('link')).toBeFocused();
  await expect.poll(stored).toMatch(/\\"isRemoved\\":false/);
  await page.getByRole('button', { name: 'Supprimer la demande de Thibault Ewondé' }).click();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expect.poll(stored).toMatch(/\\"isRemoved\\":true/);
  await page.reload();
  await expect(page.getByText('Aucune demande en attente.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir toutes les notifications' }).click();
  await expect(rowOf(page, 'Inès Belhadji')).toContainText('fait maintenant partie de votre réseau');
});

test('a kind and a person are muted and unmuted', async ({ page }) => {
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Actions sur la notification de Anaïs Delcourt' }).click();
  await page.getByRole('menuitem', { name: 'Désactiver ce type' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 non lues');
  await page.getByRole('button', { name: 'Actions sur la notification de Inès Belhadji' }).click();
  await page.getByRole('menuitem', { name: 'Mettre Inès Belhadji en sourdine' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 non lue');
  await page.reload();
  await expect(rowOf(page, 'Thibault Ewondé')).toBeVisible();
  await expect(rowOf(page, 'Inès Belhadji')).toHaveCount(0);
  await page.getByRole('button', { name: /^Réactiver les notifications.*Inès/ }).click();
  await page.getByRole('button', { name: /^Réactiver les notifications.*Réactions/ }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 non lues');
  await expect(page.getByRole('button', { name: /^Réactiver/ })).toHaveCount(0);
});

test('with the keyboard alone: open, read the latest, close', async ({ page }) => {
  await page.goto('/feed/home');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tout marquer comme lu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rowOf(page, 'Inès Belhadji').getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('two tabs show the same state', async ({ page, context }) => {
  await page.goto('/notifications');
  await expect(rows(page)).toHaveCount(12);
  const other = await context.newPage();
  await withoutExtension(other, 'notifications');
  await other.goto('/notifications');
  await other.getByRole('button', { name: 'Actions sur les notifications' }).click();
  await other.getByRole('menuitem', { name: 'Tout marquer comme lu' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page.getByText('Non lue', { exact: true })).toHaveCount(0);
});
