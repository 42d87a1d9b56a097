import { newAccount } from './harness/new-account.ts';
import { bringSession } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const name = 'محمد بن علي';
const arabic = 'مرحبا بالعالم. هذا أول منشور لي!';
const mixed = 'Bonjour — مرحبا — 3 commentaires.';
const piled = `${'o'.padEnd(40, '\u0301\u0316')} — texte normal après.`;
const address = 'https://exemple.test/wiki/Paris_(Ontario)#Histoire';

async function register(origin: string) {
  const api = `${origin}/az-connect-backend/api`;
  const { email, password } = newAccount();
  const who = { type: 'person', Names: 'محمد\u202e', LastName: 'بن علي', email, password };
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${api}/register`, { method: 'POST', headers, body: JSON.stringify(who) });
  const session = (await reply.json()) as { access_token: string; user: Record<string, unknown> };
  for (const text of [arabic, mixed, piled, address]) {
    const body = new FormData();
    body.set('text', text);
    const authorization = `Bearer ${session.access_token}`;
    const stored = await fetch(`${api}/az/announcements`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    expect(stored.status).toBe(201);
  }
  return { token: session.access_token, user: session.user };
}

test('texts and names in any script keep their order and their place', async ({ page, wire, needs }) => {
  needs('network');
  await bringSession(page, wire.url, await register(wire.url));
  await page.goto('/profile/feed');
  const shown = async (text: string) => {
    const card = page.getByRole('article').filter({ hasText: text }).first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('heading')).toHaveText(`\u2068${name}\u2069`);
    return card.getByText(text, { exact: true });
  };
  await expect(page.getByRole('link', { name: /^exemple\.test\/wiki/ })).toHaveAttribute('href', address);
  await expect(await shown(piled)).toHaveCSS('overflow', 'clip');
  await expect(await shown(mixed)).toHaveCSS('direction', 'ltr');
  await expect(await shown(arabic)).toHaveCSS('direction', 'rtl');
});
