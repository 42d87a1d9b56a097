import type { Page } from '@playwright/test';
import {
  choose,
  clickSave,
  dialog,
  dialogs,
  fillExperience,
  openNewExperience,
  openNewMember,
} from './harness/career.ts';
import { bringSession } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** Opens the user menu, expects its text to match `head` (member and latest job), and closes it. */
async function expectInMenu(page: Page, head: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Menu de/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toHaveText(head);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

test('every screen shows the job that was last added, changed or removed, after a reload too', async ({
  page,
  baseURL,
  needs,
}) => {
  needs('network', 'accounts');
  const base = baseURL ?? '';
  await bringSession(page, base, await openNewMember(base));
  await page.goto('/profile/about');
  const form = await openNewExperience(page);
  await fillExperience(form);
  await clickSave(form);
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Responsable logistique · Mavoula Logistique', { exact: true })).toBeVisible();
  await page.goto('/feed/home');
  await expectInMenu(page, /Obame-Essai\s*Responsable logistique\s*My Feed/);
  await page.getByRole('button', { name: 'Quoi de neuf ?' }).click();
  await page.getByLabel('Votre publication').fill('Au travail');
  await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click();
  const post = page.getByRole('article').filter({ hasText: 'Au travail' });
  await expect(post).toContainText('Responsable logistique');

  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'My Feed' }).click();
  await page.getByRole('button', { name: /^Modifier : / }).click();
  const change = dialog(page, dialogs.change);
  await choose(change, 'Poste', 'Notaire');
  await clickSave(change);
  await expect(change).toHaveCount(0);
  const changed = page.getByText('Notaire · Mavoula Logistique', { exact: true });
  await expect(changed).toBeVisible();
  await page.getByRole('link', { name: 'AZ Connect' }).first().click();
  await expect(post).toContainText('Notaire');
  await page.reload();
  await expectInMenu(page, /Obame-Essai\s*Notaire\s*My Feed/);

  await page.goto('/profile/about');
  await page
    .getByRole('button', { name: /^Supprimer : / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune expérience enregistrée.').first()).toBeVisible();
  await expect(changed).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Aucune expérience enregistrée.').first()).toBeVisible();
  await expect(changed).toHaveCount(0);
  await expectInMenu(page, /Obame-Essai\s*My Feed/);
});
