import { requestsOfFirstView } from './harness/first-view.ts';
import { hasOutbox, openSignedIn, signedIn } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';

const lost = /ERR_|Failed to load resource|net::|AreaError|Area \w+ failed/;

test.describe('a page that loads nothing in advance', () => {
  // Nothing else loads, so once the outbox is open, all of its code has loaded.
  test.use({ isSavingData: true });

  test('an offline tab says so, keeps what is written until there is a network, and recovers (F32)', async ({
    context,
    page,
    wire,
    expectErrors,
  }) => {
    expectErrors(lost);
    await openSignedIn(page, '/feed/home');
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Feed', exact: true }).click();
    const bar = page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne.' });
    const field = page.getByRole('article').first().getByLabel('Écrire un commentaire');
    await field.fill('Écrit sans réseau');
    // Waits until the code of the outbox has loaded.
    await expect.poll(() => hasOutbox(page)).toBe(true);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await expect(bar).toHaveCount(0);

    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await field.press('Control+Enter');
    await expect(page.getByText('En attente d’envoi', { exact: true })).toBeVisible();
    await expect(field).toHaveValue('');
    // An area that has loaded works. An area that has not loaded shows a message instead.
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: /^Messages/ }).click();
    await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");

    const before = wire.requested.length;
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible();
    const sent = () =>
      wire.requested.slice(before).filter((path) => /\/announcements\/[^/]+\/comments$/.test(path));
    await expect.poll(sent).toHaveLength(1);
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });
});

test('/offline makes no calls; the page after it has the session', async ({ page, wire }) => {
  await signedIn(page, wire.url);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Hors ligne · AZ Connect');
  await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
  expect((await requestsOfFirstView(page)).filter((path) => path.includes('/api/'))).toEqual([]);
  await page.getByRole('link', { name: 'AZ Connect' }).click();
  await expect(page).toHaveURL('/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/feed/home');
});

test('/offline works without a session, and leads to the sign-in', async ({ page }) => {
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome');
});

test('a refused token does not matter to /offline, and is refused on the next page', async ({
  context,
  page,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/401/);
  await context.addCookies([{ name: 'authKey', value: 'unknown', url: baseURL ?? '' }]);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'AZ Connect' }).click();
  await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome');
  await expect(page.getByText('Votre session a expiré. Reconnectez-vous pour continuer.')).toBeVisible();
});

test('a browser that wrongly says that it is offline works as any other', async ({ page }) => {
  // Some virtual network adapters cause this.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await page.goto('/feed/home');
  await signIn(page);
  const field = page.getByRole('article').first().getByLabel('Écrire un commentaire');
  await field.fill('Écrit malgré tout');
  await field.press('Control+Enter');
  await expect(page.getByText('Commentaire publié.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Écrit malgré tout')).toBeVisible();
  await expect(page.getByText('Vous êtes hors ligne.')).toHaveCount(0);
});
