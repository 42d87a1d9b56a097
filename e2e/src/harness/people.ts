import type { Browser, BrowserContext } from '@playwright/test';
import { type SignedIn, signInAnew } from './profile-member.ts';
import { expect, test } from './test.ts';

const api = '/az-connect-backend/api';

/** A new member, with their own browser context. */
export type Person = SignedIn & { context: BrowserContext; id: string; name: string };

/** Calls the API as a member. With `json`, the method is PUT. */
export async function callAs(
  { token }: Pick<Person, 'token'>,
  base: string,
  path: string,
  { json, ...init }: RequestInit & { json?: unknown } = {},
): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  const body = json === undefined ? {} : { method: 'PUT', body: JSON.stringify(json) };
  const reply = await fetch(`${base}${api}${path}`, { ...body, ...init, headers });
  expect(reply.ok, `${path}: ${await reply.clone().text()}`).toBe(true);
  return reply;
}

/** Creates a member. The default last name is one that no other test uses. */
export async function join(
  browser: Browser,
  base: string,
  name: string,
  lastName = `${test.info().testId.slice(-6)}${test.info().retry}`,
): Promise<Person> {
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR' });
  const page = await context.newPage();
  const signedIn = await signInAnew(page, base);
  const { token } = signedIn;
  await page.close();
  const reply = await callAs({ token }, base, '/account', { json: { Names: name, LastName: lastName } });
  const { user } = await reply.json();
  return { context, id: user.Customers_Numbers, name: `${name} ${lastName}`, ...signedIn };
}

export async function connect(one: Person, other: Person, base: string): Promise<void> {
  await callAs(one, base, `/az/connections/requests/${other.id}`, { json: {} });
  await callAs(other, base, `/az/connections/${one.id}`, { method: 'PUT' });
}

export async function publish(who: Person, base: string, text: string, audience?: string): Promise<void> {
  const body = new FormData();
  body.set('text', text);
  if (audience) body.set('audience', audience);
  await callAs(who, base, '/az/announcements', { method: 'POST', body });
}
