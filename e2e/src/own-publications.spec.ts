import { violationsOf } from './harness/page-checks.ts';
import { signInAnew } from './harness/profile-member.ts';
import { expect, test } from './harness/test.ts';

test('the profile shows the member’s publications, and no sample data', async ({ page, baseURL, needs }) => {
  needs('network');
  await signInAnew(page, baseURL ?? '');
  await page.goto('/profile/feed');
  const own = page.getByRole('region', { name: 'Vos publications' });
  await expect(own.getByText("Vous n'avez encore rien publié.")).toBeVisible();
  await expect(own.getByText('Données d’exemple')).toHaveCount(0);
  const text = `Bonjour (${test.info().testId})`;
  await page.getByRole('button', { name: 'Quoi de neuf ?' }).click();
  await page.getByLabel('Votre publication').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click();
  const post = own.getByRole('article');
  await expect(post).toHaveCount(1);
  await expect(post).toContainText(text);
  await post.getByLabel('Écrire un commentaire').fill('Je précise');
  await post.getByLabel('Écrire un commentaire').press('Control+Enter');
  await expect(post.getByRole('button', { name: 'Commenter 1' })).toBeVisible();
  expect(await violationsOf(page), 'own publications').toEqual([]);

  await page.getByRole('navigation', { name: 'Profil' }).getByRole('link', { name: 'Activité' }).click();
  const event = page.locator('#contenu ol > li');
  await expect(event).toHaveCount(1);
  await expect(event).toContainText('Nadia Obame-Essai a publié une annonce');
  expect(await violationsOf(page), 'activity').toEqual([]);
  await event.getByRole('link', { name: 'a publié une annonce' }).click();
  await expect(page.getByRole('article')).toContainText(text);

  await page.goto('/profile/feed');
  await expect(post).toContainText(text);
  await post.getByRole('button', { name: /^Actions sur/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer la publication' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(own.getByText("Vous n'avez encore rien publié.")).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
