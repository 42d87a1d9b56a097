import { expect, signIn, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

for (const redirectTo of [
  '//evil.test',
  '/\\evil.test',
  '/%2F%2Fevil.test',
  'https:evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
]) {
  test(`a redirect that leaves the site (${JSON.stringify(redirectTo)}) leads home`, async ({ page }) => {
    await page.goto(`/auth-advance/sign-in?${new URLSearchParams({ redirectTo })}`);
    await signIn(page);
    await expect(page).toHaveURL('/feed/home');
  });
}

test('a browser that refuses cookies shows a message, without a redirect loop (F29)', async ({
  context,
  page,
  wire,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/messaging');
  await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Fmessaging');
  await expect(page.getByText(/^Votre navigateur refuse les cookies/)).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/messaging');
  await page.reload();
  await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Fmessaging');
  await expect(page.getByText(/^Votre navigateur refuse les cookies/)).toBeVisible();
  expect(wire.requested.filter((path) => path === '/messaging')).toHaveLength(2);
  expect(wire.requested.filter((path) => path.startsWith('/auth-advance'))).toHaveLength(0);
});

test('too many attempts: the page shows how long to wait', async ({ page, expectErrors }) => {
  expectErrors(/429/);
  await page.route('**/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '240' }, json: { status: false } }),
  );
  await page.goto('/auth-advance/sign-in');
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText(/Réessayez dans 4 minutes\.$/);
});

test('a server without sign-in says so before anyone types', async ({ page }) => {
  await withoutExtension(page);
  await page.goto('/auth/sign-in');
  await expect(page.getByText(/^Ce serveur ne permet pas de se connecter ici\./)).toBeVisible();
});
