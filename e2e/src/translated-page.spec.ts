import { areas, pathsOf } from './harness/every-path.ts';
import { firstViewShown } from './harness/first-view.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';
import { prepareTranslation, translate } from './harness/translation.ts';

test('a member uses the pages that the browser translates', { tag: '@core' }, async ({ page }) => {
  await prepareTranslation(page);
  await page.goto('/auth-advance/sign-in');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Indiquez votre adresse e-mail.',
  );
  await signIn(page);
  const post = page.getByRole('feed').getByRole('article').first();
  await expect(post).toBeVisible();
  // Translates again, because the sign-in may have loaded the home page as a new document.
  await translate(page);
  await page.mouse.move(200, 300);
  await page.mouse.move(600, 500);
  const text = `Traduit (${test.info().testId})`;
  await post.getByLabel('Écrire un commentaire').fill(text);
  await post.getByLabel('Écrire un commentaire').press('Control+Enter');
  await expect(post.getByRole('listitem').getByText(text)).toBeVisible();
  for (const [link, heading] of [
    [/^Messages/, 'Messagerie'],
    [/^News$/, 'Actualités'],
    [/^Feed$/, 'Accueil'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
  }
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth-advance/sign-in');
});

for (const area of areas) {
  test(`every page of ${area} goes on when it is translated`, async ({ page }) => {
    await openSignedIn(page, '/feed/home');
    await prepareTranslation(page);
    for (const path of pathsOf(area)) {
      await page.goto(path);
      await firstViewShown(page);
      await translate(page);
      await page.mouse.move(200, 300);
      await page.mouse.move(700, 500);
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
      for (const width of [390, 1280]) await page.setViewportSize({ width, height: 800 });
      await page.keyboard.press('End');
      await expect(page.locator('h1'), path).toHaveCount(1);
      await expect(page.getByText('ne répond pas'), path).toHaveCount(0);
    }
  });
}
