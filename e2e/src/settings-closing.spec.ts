import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readStorageKeys } from './harness/session.ts';
import { callAs, canSignIn, openSettings, type SettingsMember } from './harness/settings.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const path = '/settings/close-account';

async function answer(page: Page, { password }: SettingsMember) {
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Je comprends que cette action est définitive' }).check();
}

const close = (page: Page) => page.getByRole('button', { name: 'Fermer mon compte' }).click();

test('a closed account is signed out everywhere, cannot sign in, and is deleted', { tag: '@core' }, async ({
  page,
  wire,
  browser,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/401/);
  const member = await openSettings(page, wire, path);
  const { email, password, token } = member;
  const tab = await page.context().newPage();
  await tab.goto('/settings/notification');
  const elsewhere = await browser.newContext({ baseURL: wire.url });
  const there = await elsewhere.newPage();
  await there.goto('/settings/jobs');
  await there.getByLabel('Adresse e-mail').fill(email);
  await there.getByLabel('Mot de passe', { exact: true }).fill(password);
  await there.getByRole('button', { name: 'Se connecter' }).click();
  await expect(there.getByRole('heading', { name: 'Emplois', level: 1 })).toBeVisible();
  await answer(page, member);
  await close(page);
  for (const one of [page, tab]) {
    await expect(one).toHaveURL(/\/auth-advance\/sign-in$/);
    await expect(one.getByText('Votre compte est fermé et vos données sont supprimées.')).toBeVisible();
  }
  // Only the reason why the session ended is still stored, for other tabs.
  expect(await readStorageKeys(page)).toEqual(['az-session-end']);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('authKey');
  // Opened again, because an earlier call of this page may already have noticed that the session has ended.
  await there.goto('/settings/account');
  await expect(there).toHaveURL(/\/auth-advance\/sign-in\?/);
  await elsewhere.close();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await canSignIn(wire.url, email, password)).toBe(false);
  expect((await callAs(wire.url, token, 'GET /account/export')).status).toBe(401);
  const again = { type: 'person', Names: 'Nadia', LastName: 'Obame-Essai', email, password };
  const { status, body } = await callAs(wire.url, token, 'POST /register', again);
  expect(status).toBe(200);
  const { data } = (await callAs(wire.url, String(body.access_token), 'GET /account/export')).body as {
    data: Record<string, unknown>;
  };
  expect(data).toMatchObject({ comments: [], jobs_history: [], preferences: null });
  expect((data.profile as Record<string, unknown>).Customers_Numbers).not.toBe(member.user.Customers_Numbers);
});

test('nothing is closed by an incomplete form, a wrong password or a failing server', async ({
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/Failed to load resource|ERR_/);
  const member = await openSettings(page, wire, path);
  await close(page);
  await expect(page.getByRole('group', { name: '2 informations sont à corriger' })).toBeVisible();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused();
  await answer(page, { ...member, password: 'Pas le bon 42' });
  await close(page);
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    /n’est pas le vôtre/,
  );
  await answer(page, member);
  for (const fault of [{ kind: 'status', status: 500 }, { kind: 'reset' }, { kind: 'html' }] as const) {
    wire.break(/\/api\/account$/, fault);
    await close(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Votre compte n’a pas été fermé.' }),
    ).toBeVisible();
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(member.password);
    wire.mend();
  }
  expect(await canSignIn(wire.url, member.email, member.password)).toBe(true);
  await page.getByRole('link', { name: 'Conserver mon compte' }).click();
  await expect(page).toHaveURL('/settings/account');
});

test('if the server cannot close it, a link to the support and the sign-out are offered', async ({
  page,
  wire,
}) => {
  await withoutExtension(page);
  const member = await openSettings(page, wire, path);
  const way = page.getByRole('alert').filter({ hasText: 'Ce serveur ne permet pas de fermer un compte' });
  await expect(way).toBeVisible();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveCount(0);
  await way.getByRole('button', { name: 'Me déconnecter' }).click();
  await expect(page).toHaveURL(/\/auth-advance\/sign-in$/);
  expect(await canSignIn(wire.url, member.email, member.password)).toBe(true);
});

/** The exported data without the times that reading it changes. */
function comparable(data: Record<string, unknown>) {
  const sessions = data.sessions as Record<string, unknown>[];
  return { ...data, sessions: sessions.map(({ last_seen_at: _seen, ...session }) => session) };
}

test('the file contains the data of the server and of this browser', async ({
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/Failed to load resource/);
  const { token, user } = await openSettings(page, wire, path);
  const id = String(user.Customers_Numbers);
  await callAs(wire.url, token, 'PUT /account', { Description: 'Collectionne les boussoles.' });
  await callAs(wire.url, token, 'PUT /account/preferences', { notifications: { push: true } });
  await page.evaluate(
    (key) => localStorage.setItem(key, '[{"text":"Sur cet appareil"}]'),
    `az-feed-posts:${id}`,
  );
  const button = page.getByRole('button', { name: 'Télécharger mes données' });
  wire.break(/\/account\/export$/, { kind: 'status', status: 500 });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Aucun fichier' })).toBeVisible({ timeout: 20_000 });
  wire.mend();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^az-connect-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).not.toContain(token);
  const file = JSON.parse(text) as { source: string; data: Record<string, unknown>; device: object };
  const held = (await callAs(wire.url, token, 'GET /account/export')).body.data as Record<string, unknown>;
  expect(file.source).toBe('server');
  expect(comparable(file.data)).toEqual(comparable(held));
  expect(file.data.profile).toMatchObject({ Description: 'Collectionne les boussoles.' });
  expect(file.device).toMatchObject({ [`az-feed-posts:${id}`]: [{ text: 'Sur cet appareil' }] });
  await expect(page.getByText(/Le fichier est prêt/)).toBeVisible();
});
