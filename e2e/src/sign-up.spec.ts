import { fillSignUp, newAccount } from './harness/new-account.ts';
import { demo, expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const create = { name: 'Créer mon compte' };

test('a stranger creates an account, is signed in, and signs in again later', { tag: '@core' }, async ({
  page,
}) => {
  const account = newAccount();
  await page.goto('/messaging');
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL('/auth-advance/sign-up?redirectTo=%2Fmessaging');
  await expect(page).toHaveTitle('Créer un compte · AZ Connect');
  await fillSignUp(page, account);
  await page.getByRole('button', create).click();
  await expect(page).toHaveURL('/messaging');
  await page.reload();
  const menu = page.getByRole('button', { name: `Menu de ${account.firstName} ${account.lastName}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth-advance/sign-in');
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(menu).toBeVisible();
});

test('a company account stays a company', async ({ page }) => {
  const account = newAccount();
  await page.goto('/auth/sign-up');
  await page.getByRole('radio', { name: 'Entreprise' }).check();
  await page.getByLabel('Raison sociale').fill('Les Manguiers');
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('checkbox', { name: /^J'accepte/ }).check();
  await page.getByRole('button', create).click();
  await expect(page).toHaveURL(/\/feed\/(welcome|home)$/);
  await expect(page.getByRole('button', { name: 'Menu de Les Manguiers' })).toBeVisible();
});

test('the keyboard is enough', async ({ page }) => {
  const { firstName, lastName, email, password } = newAccount();
  await page.goto('/auth-advance/sign-up');
  await page.getByRole('radio', { name: 'Personne' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Raison sociale')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  for (const text of [firstName, lastName, email, password]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const terms = page.getByRole('checkbox', { name: /^J'accepte/ });
  await expect(terms).toBeFocused();
  await expect(page).toHaveTitle('Erreur : Créer un compte · AZ Connect');
  await page.keyboard.press('Space');
  await expect(page).toHaveTitle('Créer un compte · AZ Connect');
  await page.getByRole('button', create).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feed\/(welcome|home)$/);
});

for (const [what, change, label] of [
  ['an address that is taken', { email: demo.email }, 'Adresse e-mail'],
  ['a password that everyone uses', { password: 'motdepasse' }, 'Mot de passe'],
] as const) {
  test(`the server's refusal of ${what} is shown at its field, and every value is kept`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/400|409/);
    const account = { ...newAccount(), ...change };
    await page.goto('/auth-advance/sign-up');
    await fillSignUp(page, account);
    await page.getByRole('button', create).click();
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(page.getByRole('group', { name: 'Une information est à corriger' })).toBeVisible();
    await expect(page.getByLabel('Prénom')).toHaveValue(account.firstName);
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(account.password);
    await expect(page.getByRole('checkbox', { name: /^J'accepte/ })).toBeChecked();
    await expect(page).toHaveURL('/auth-advance/sign-up');
  });
}

test('a server that fails or is down keeps every value', async ({ page, wire, expectErrors }) => {
  expectErrors(/ERR_|Failed to load resource/);
  const account = newAccount();
  await page.goto('/auth-advance/sign-up');
  await fillSignUp(page, account);
  wire.break(/\/register$/, { kind: 'status', status: 503 });
  await page.getByRole('button', create).click();
  await expect(page.getByRole('alert')).toContainText('Le service rencontre un problème.');
  wire.mend();
  wire.break(/\/register$/, { kind: 'html' });
  await page.getByRole('button', create).click();
  await expect(page.getByRole('alert')).toContainText("n'a pas pu être lue");
  wire.mend();
  await page.getByRole('button', create).click();
  await expect(page).toHaveURL(/\/feed\/(welcome|home)$/);
});

test('a server without registration says so, and the form is complete', async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(/404/);
  await withoutExtension(page);
  wire.break(/\/register$/, { kind: 'status', status: 404 });
  await page.goto('/auth-advance/sign-up');
  const notice = 'Ce serveur ne permet pas de créer un compte en ligne.';
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await fillSignUp(page, newAccount());
  await page.getByRole('button', create).click();
  await expect(page.getByRole('alert')).toContainText(notice);
  await expect(page.getByLabel('Prénom')).toHaveValue('Nadia');
});
