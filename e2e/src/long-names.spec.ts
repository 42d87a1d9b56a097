import { newAccount } from './harness/new-account.ts';
import { bringSession } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** The maximum length that the server accepts. */
const longName = 'Constantinople'.repeat(19).slice(0, 255);

async function register(origin: string) {
  const { email, password } = newAccount();
  const reply = await fetch(`${origin}/az-connect-backend/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'person', Names: longName, LastName: longName, email, password }),
  });
  const { access_token: token, user } = (await reply.json()) as {
    access_token: string;
    user: Record<string, unknown>;
  };
  return { token, user };
}

async function publish(origin: string, token: string): Promise<void> {
  const body = new FormData();
  body.set('text', 'Première publication');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${origin}/az-connect-backend/api/az/announcements`, {
    method: 'POST',
    headers,
    body,
  });
  expect(reply.status).toBe(201);
}

test.use({ viewport: { width: 390, height: 844 } });

test('a name of maximum length has two lines, and is read out in full', async ({ page, wire, needs }) => {
  needs('network');
  const session = await register(wire.url);
  await publish(wire.url, session.token);
  await bringSession(page, wire.url, session);
  await page.goto('/feed/home');
  const card = page.getByRole('article', { name: `${longName} ${longName}` }).first();
  const heading = card.getByRole('heading').first();
  await expect(heading).toHaveText(`${longName} ${longName}`);
  expect((await heading.boundingBox())?.height).toBeLessThan(60);

  await card.getByRole('button', { name: /^Actions sur la publication/ }).click();
  const menu = await page.getByRole('menu').boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');

  await page.goto('/profile/about');
  const name = page.getByText(`${longName} ${longName}`, { exact: true }).first();
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.height).toBeLessThan(80);
});
