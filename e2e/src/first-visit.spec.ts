import { openSignedIn } from './harness/session.ts';
import { demo, expect, signIn, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

test('a stranger signs in, reads the feed and writes a comment that stays', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome');
  await expect(page).toHaveTitle('Connexion · AZ Connect');
  await signIn(page);
  await expect(page).toHaveURL('/feed/home');
  await expect(page).toHaveTitle('Accueil · AZ Connect');
  const first = page.getByRole('feed').getByRole('article').first();
  await expect(first).toBeVisible();
  const text = `Bravo à toute l'équipe (${test.info().testId})`;
  await expect(first.getByText(text)).toHaveCount(0);
  await first.getByLabel('Écrire un commentaire').fill(text);
  await first.getByLabel('Écrire un commentaire').press('Control+Enter');
  await expect(first.getByRole('listitem').getByText(text)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/feed/home');
  // Looks in the whole feed, because another test may have published above it meanwhile.
  await expect(page.getByRole('feed').getByText(text)).toBeVisible();
});

test('announcements show their pictures and comments', { tag: '@core' }, async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  const feed = page.getByRole('feed');
  const picture = feed.getByRole('article').locator('img[alt]:not([alt=""])').first();
  // Scrolls until the picture is there, because publications of other tests may be above it.
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await picture.scrollIntoViewIfNeeded({ timeout: 1_000 });
  }).toPass();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test('wrong credentials keep the input and show what to do', async ({ page, expectErrors }) => {
  expectErrors(/401/);
  await page.goto('/auth-advance/sign-in');
  await page.getByLabel('Adresse e-mail').fill(demo.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('not-it');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toContainText('incorrect');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(demo.email);
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused();
});

test('empty fields are named when the form is sent', async ({ page }) => {
  await page.goto('/auth-advance/sign-in');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Indiquez votre adresse e-mail.',
  );
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    'Indiquez votre mot de passe.',
  );
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
});

test('Logout ends the session in every open tab and deletes its data', { tag: '@core' }, async ({
  context,
  page,
}) => {
  await openSignedIn(page, '/feed/home');
  const second = await context.newPage();
  await second.goto('/messaging');
  // The title is there before the tab has verified its session, which the server would refuse after the sign-out.
  await expect(
    second.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth-advance/sign-in');
  await expect(page.getByRole('status').filter({ hasText: 'Vous êtes déconnecté.' })).toBeVisible();
  await expect(second).toHaveURL(/\/auth-advance\/sign-in/);
  expect((await context.cookies()).filter(({ name }) => name === 'authKey')).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
});

test('a session with an unreadable stored user is cleared', { tag: '@core' }, async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Erreur de déchiffrement/);
  await openSignedIn(page, '/feed/home');
  await page.evaluate(() => localStorage.setItem('userData', 'rubbish'));
  await page.reload();
  await expect(page).toHaveURL(/\/auth-advance\/sign-in/);
});

test('signing in redirects only to addresses of this product', { tag: '@core' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/auth-advance/sign-in?redirectTo=%2F%2Fevil.example%2Fx');
  await signIn(page);
  await expect(page).toHaveURL(`${baseURL}/feed/home`);
});

test('the requested address, with query and hash, is opened after the sign-in', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/blogs?page=2#suite');
  await expect(page).toHaveURL(/redirectTo=%2Fblogs%3Fpage%3D2%23suite/);
  await signIn(page);
  await expect(page).toHaveURL('/blogs?page=2#suite');
});

test('every area shows its page inside the shell', async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  for (const [path, heading] of [
    ['/profile/about', 'À propos'],
    ['/settings/account', 'Compte'],
    ['/messaging', 'Messagerie'],
    ['/blogs', 'Actualités'],
    ['/feed/home', 'Accueil'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(heading));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toBeVisible();
  }
});

test('an unknown address says so and stays in the address bar', { tag: '@core' }, async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  await page.goto('/nulle-part/du-tout');
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await expect(page).toHaveURL('/nulle-part/du-tout');
});

test('the title asks to come back while the tab is hidden', { tag: '@core' }, async ({ page }) => {
  await page.goto('/auth-advance/sign-in');
  await expect(page).toHaveTitle('Connexion · AZ Connect');
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expect(page).toHaveTitle(/^Please come back \p{Emoji}/u);
  await hide(false);
  await expect(page).toHaveTitle('Connexion · AZ Connect');
});

test('messages are sent and answered in their own conversation', async ({ page }) => {
  await withoutExtension(page, 'network');
  await openSignedIn(page, '/messaging');
  const log = page.getByRole('log');
  await page.getByLabel('Type a message').fill('Bonjour, êtes-vous disponible demain ?');
  const times = log.getByRole('time');
  const before = await times.count();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log.getByText('Bonjour, êtes-vous disponible demain ?')).toBeVisible();
  await expect.poll(() => times.count()).toBe(before + 2);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter message')).toBeVisible();
});
