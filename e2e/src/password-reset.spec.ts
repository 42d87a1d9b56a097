import { makeAccount, newAccount } from './harness/new-account.ts';
import { resetLinkFor } from './harness/outbox.ts';
import { expect, test } from './harness/test.ts';

const sentence = 'Si un compte existe pour cette adresse, un e-mail a été envoyé.';
const nextPassword = 'Quatre autres mots secrets';

test('a lost password is replaced by the link of a mail, once', { tag: '@core' }, async ({
  page,
  wire,
  origin,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/400|401/);
  const account = newAccount();
  await makeAccount(origin.url, account);
  await page.goto('/auth-advance/sign-in?redirectTo=%2Fmessaging');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page).toHaveTitle('Mot de passe oublié · AZ Connect');
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(sentence)).toBeFocused();

  const link = await resetLinkFor(origin.dataDir, account.email);
  const token = link.split('#token=')[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/auth-advance/forgot-pass');
  expect(await page.content()).not.toContain(token);
  await page.getByLabel('Nouveau mot de passe').fill(nextPassword);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page).toHaveURL('/auth-advance/sign-in');
  await expect(
    page.getByText('Votre mot de passe est changé. Connectez-vous avec le nouveau.'),
  ).toBeVisible();
  expect(wire.requested.filter((path) => path.includes(token))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(stored).not.toContain(token);

  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toContainText('incorrect');
  await page.getByLabel('Mot de passe', { exact: true }).fill(nextPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: /Menu de Nadia/ })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe').fill('Encore un autre secret');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('alert')).toContainText("Ce lien n'est plus valable");
  await expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible();
});

test('an address without an account gets the same page', async ({ page, needs }) => {
  needs('accounts');
  await page.goto('/auth/forgot-pass');
  await page.getByLabel('Adresse e-mail').fill('personne@exemple.test');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(sentence)).toBeFocused();
});

test('the keyboard is enough, and a common password is refused', async ({
  page,
  origin,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/400/);
  const account = newAccount();
  await makeAccount(origin.url, account);
  await page.goto('/auth-advance/forgot-pass');
  await page.getByLabel('Adresse e-mail').focus();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(sentence)).toBeFocused();
  await page.goto(await resetLinkFor(origin.dataDir, account.email));
  const field = page.getByLabel('Nouveau mot de passe');
  await field.focus();
  await page.keyboard.type('motdepasse');
  await expect(page.getByText('Robustesse estimée : faible')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('motdepasse');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(nextPassword);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(nextPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth-advance/sign-in');
});

test('a forged link is invalid, and after a failure of the server the link stays valid', async ({
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/400|503/);
  await page.goto('/auth-advance/forgot-pass#token=not-ours');
  await page.getByLabel('Nouveau mot de passe').fill(nextPassword);
  wire.break(/\/reset-password$/, { kind: 'status', status: 503 });
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('alert')).toContainText('Le service rencontre un problème.');
  wire.mend();
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('alert')).toContainText("Ce lien n'est plus valable");
  await expect(page.getByRole('alert')).toBeFocused();
});
