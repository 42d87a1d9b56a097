import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Data of an account that does not exist yet. */
export const newAccount = () => ({
  firstName: 'Nadia',
  lastName: 'Obame-Essai',
  email: `nadia.${randomUUID()}@exemple.test`,
  password: 'Trois mots secrets 42',
});

type Account = ReturnType<typeof newAccount>;

export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Prénom').fill(account.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(account.lastName);
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('checkbox', { name: /^J'accepte/ }).check();
}

/** Creates an account directly on the server, for tests that are not about the registration. */
export async function makeAccount(baseURL: string, account: Account): Promise<void> {
  const { firstName, lastName, email, password } = account;
  const reply = await fetch(`${baseURL}/az-connect-backend/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'person', Names: firstName, LastName: lastName, email, password }),
  });
  if (!reply.ok) throw new Error(`The account was refused with ${reply.status}`);
}
