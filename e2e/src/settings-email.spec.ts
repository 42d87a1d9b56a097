import { confirmationLinkFor } from './harness/outbox.ts';
import { canSignIn, card, clickSave, openSettings } from './harness/settings.ts';
import { expect, test } from './harness/test.ts';

test('a new e-mail address is used once the link of its mail is confirmed, in every tab', async ({
  page,
  wire,
  origin,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/400|401/);
  const { email, password } = await openSettings(page, wire, '/settings/account');
  const next = `autre.${email}`;
  const identity = card(page, 'Identité et coordonnées');
  const pending = identity.getByRole('group', { name: `${next} attend votre confirmation` });
  await identity.getByLabel('Adresse e-mail').fill(next);
  await identity.getByLabel('Mot de passe actuel').fill(password);
  await clickSave(identity);
  await expect(pending).toBeVisible();
  await expect(identity.getByLabel('Adresse e-mail')).toHaveValue(email);
  await page.reload();
  await expect(pending).toBeVisible();
  expect(await canSignIn(wire.url, next, password)).toBe(false);

  const link = await confirmationLinkFor(origin.dataDir, next);
  const mail = await page.context().newPage();
  await mail.goto(link);
  await expect(mail.getByRole('heading', { name: 'Confirmer votre adresse e-mail', level: 1 })).toBeVisible();
  await expect(mail).toHaveURL('/auth-advance/confirm-email');
  expect(await canSignIn(wire.url, next, password)).toBe(false);
  await mail.keyboard.press('Tab');
  await mail.getByRole('button', { name: 'Confirmer cette adresse' }).press('Enter');
  await expect(mail.getByText(/^Votre adresse e-mail est confirmée/)).toBeVisible();
  expect([await canSignIn(wire.url, email, password), await canSignIn(wire.url, next, password)]).toEqual([
    false,
    true,
  ]);
  await mail.getByRole('link', { name: 'Voir mon compte' }).click();
  await expect(card(mail, 'Identité et coordonnées').getByLabel('Adresse e-mail')).toHaveValue(next);

  await page.reload();
  await expect(identity.getByLabel('Adresse e-mail')).toHaveValue(next);
  await expect(pending).toHaveCount(0);
  await page.goto('/feed/home');
  await expect(page.getByRole('link', { name: next })).toBeVisible();
  await mail.goto(link);
  await mail.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(mail.getByRole('alert')).toContainText("Ce lien n'est plus valable");
  expect(wire.requested.filter((path) => path.includes(link.split('=')[1] ?? ''))).toEqual([]);
});

test('a new e-mail address is withdrawn, and its link is then invalid', async ({
  page,
  wire,
  origin,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/400/);
  const { email, password } = await openSettings(page, wire, '/settings/account');
  const next = `autre.${email}`;
  const identity = card(page, 'Identité et coordonnées');
  await identity.getByLabel('Adresse e-mail').fill(next);
  await identity.getByLabel('Mot de passe actuel').fill(password);
  await clickSave(identity);
  const link = await confirmationLinkFor(origin.dataDir, next);
  await identity.getByRole('button', { name: 'Annuler ce changement' }).click();
  await expect(identity.getByText('Le changement d’adresse e-mail est annulé.')).toBeVisible();
  await expect(identity.getByLabel('Adresse e-mail')).toBeFocused();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Voir mon compte' }).click();
  await expect(identity.getByLabel('Adresse e-mail')).toHaveValue(email);
});
