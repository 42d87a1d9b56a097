import { callAs, card, openSettings } from './harness/settings.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signs in as another browser, and returns the session's token. */
async function signInElsewhere(base: string, member: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${base}/az-connect-backend/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify({ email: member.email, password: member.password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

test('a member sees their sessions, ends one and then all others', async ({
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('accounts');
  expectErrors(/400/);
  const member = await openSettings(page, wire, '/settings/account');
  const { email, password, token } = member;
  const tokens = [];
  for (let count = 0; count < 3; count += 1)
    tokens.push(await signInElsewhere(wire.targetUrl, { email, password }));
  const isOpen = async (one = '') => (await callAs(wire.url, one, 'GET /account')).status === 200;
  await page.goto('/settings/privacy');
  const sessions = card(page, 'Sessions ouvertes');
  const rows = sessions.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Cette session' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Firefox sur Windows' })).toHaveCount(3);

  await rows.filter({ hasText: 'Firefox' }).first().getByRole('button', { name: 'Fermer' }).click();
  const one = page.getByRole('dialog', { name: /Fermer cette session/ });
  await expect(one.getByLabel('Mot de passe actuel')).toBeFocused();
  await page.keyboard.type('Pas le bon 42');
  await page.keyboard.press('Enter');
  await expect(one.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(/n’est pas le vôtre/);
  await expect(rows).toHaveCount(4);
  await one.getByLabel('Mot de passe actuel').fill(password);
  await page.keyboard.press('Enter');
  await expect(sessions.getByText('Session fermée.')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(sessions.getByRole('heading', { name: 'Sessions ouvertes' })).toBeFocused();
  const open = await Promise.all(tokens.map(isOpen));
  expect(open.filter(Boolean)).toHaveLength(2);

  await sessions.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
  const all = page.getByRole('dialog', { name: /Fermer toutes les autres sessions/ });
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
  await expect(sessions.getByRole('button', { name: 'Fermer toutes les autres sessions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await all.getByLabel('Mot de passe actuel').fill(password);
  await all.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await expect(sessions.getByText('Toutes les autres sessions sont fermées.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await Promise.all([token, ...tokens].map(isOpen))).toEqual([true, false, false, false]);
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test('a server that does not list sessions shows none', async ({ page, wire }) => {
  await withoutExtension(page);
  await openSettings(page, wire, '/settings/privacy');
  await expect(card(page, 'Sécurité et données')).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(card(page, 'Sessions ouvertes')).toHaveCount(0);
});
