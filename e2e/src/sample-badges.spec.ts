import type { Page } from '@playwright/test';
import { violationsOf } from './harness/page-checks.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const mark = 'Données d’exemple';

for (const path of [
  '/posts',
  '/feed/videos',
  '/feed/videos/details',
  '/feed/albums',
  '/feed/post-videos',
  '/feed/celebration',
  '/feed/events',
  '/events/details',
  '/profile/events',
  '/feed/groups',
  '/feed/groups/1',
  '/messaging',
]) {
  test(`${path} says that its content is sample data`, async ({ page }) => {
    await withoutExtension(page, 'network');
    await openSignedIn(page, path);
    await expect(page.locator('main').getByText(mark, { exact: true }).first()).toBeVisible();
    expect(await violationsOf(page), path).toEqual([]);
  });
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('stories and news of the home page have the sample badge', async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  for (const name of ['Stories', 'Actualités'])
    await expect(region(page, name).getByText(mark, { exact: true })).toBeVisible();
});

test('suggestions and requests have the sample badge where the server suggests nobody', async ({ page }) => {
  await withoutExtension(page, 'network');
  await openSignedIn(page, '/feed/home');
  const people = region(page, 'À suivre');
  await expect(people.getByText(mark, { exact: true })).toBeVisible();
  await people
    .getByRole('button', { name: /^Suivre / })
    .first()
    .click();
  await expect(people.getByText('Demande envoyée', { exact: true })).toBeVisible();
});

test('a report says before any input that nobody receives it', async ({ page }) => {
  await withoutExtension(page, 'network');
  await openSignedIn(page, '/messaging?contact=102');
  await page.getByRole('button', { name: 'Actions sur la conversation avec Mathis Okoumba' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: /^Signaler la conversation/ });
  await expect(dialog.getByText(/votre signalement ne sera envoyé à personne/)).toBeVisible();
  expect(await violationsOf(page), 'report').toEqual([]);
});

test('a message to a sample person survives a reload, with its reply', async ({ page }) => {
  await withoutExtension(page, 'network');
  await openSignedIn(page, '/messaging?contact=103');
  const log = page.getByRole('log');
  const text = `Bonjour (${test.info().testId})`;
  await expect(page.getByText('vos messages restent sur cet appareil')).toBeVisible();
  await page.getByLabel('Type a message').fill(text);
  await page.getByLabel('Type a message').press('Enter');
  await expect(log.getByText(text)).toBeVisible();
  const answers = log.locator('[data-message] [data-own="false"]');
  const before = await answers.count();
  await expect.poll(() => answers.count()).toBeGreaterThan(before);
  await expect(log.locator('[data-own="true"]').last()).toContainText('Lu');
  await page.reload();
  await expect(log.getByText(text)).toBeVisible();
  await expect(log.locator('[data-own="true"]').last()).toContainText('Lu');
  await expect(answers).toHaveCount(before + 1);
});
