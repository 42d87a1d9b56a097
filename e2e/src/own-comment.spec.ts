import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/page-checks.ts';
import { signInAnew } from './harness/profile-member.ts';
import { expect, test } from './harness/test.ts';

const card = (page: Page) => page.getByRole('feed').getByRole('article').first();
const rowOf = (of: Locator, text: string) => of.getByRole('listitem').filter({ hasText: text });
const removeButton = (of: Locator) => of.getByRole('button', { name: 'Supprimer votre commentaire' });

/** The number of comments that the card's button shows. */
async function counted(of: Locator): Promise<number> {
  return Number((await of.getByRole('button', { name: /^Commenter \d/ }).textContent())?.match(/\d+/)?.[0]);
}

test('a member deletes their own comment, with the keyboard alone', async ({ page, baseURL, needs }) => {
  needs('network');
  await signInAnew(page, baseURL ?? '');
  await page.goto('/feed/home');
  const one = card(page);
  const before = await counted(one);
  const text = `À reprendre (${test.info().testId})`;
  const box = one.getByLabel('Écrire un commentaire');
  await box.fill(text);
  await box.press('Control+Enter');
  await expect(rowOf(one, text)).toBeVisible();
  await expect.poll(() => counted(one)).toBe(before + 1);
  await expect(removeButton(one)).toHaveCount(1);

  await removeButton(one).press('Enter');
  const question = page.getByRole('dialog', { name: 'Supprimer ce commentaire ?' });
  await expect(question.getByRole('button', { name: 'Garder' })).toBeFocused();
  expect(await violationsOf(page), 'question').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(removeButton(one)).toBeFocused();

  await removeButton(one).press('Enter');
  await question.getByRole('button', { name: 'Supprimer' }).press('Enter');
  await expect(page.getByText('Votre commentaire a été supprimé.')).toBeVisible();
  await expect(rowOf(one, text)).toHaveCount(0);
  await expect.poll(() => counted(one)).toBe(before);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(one.locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(one).toBeVisible();
  await expect(rowOf(one, text)).toHaveCount(0);
  expect(await counted(one)).toBe(before);
});
