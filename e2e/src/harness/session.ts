import type { BrowserContext, Page } from '@playwright/test';
import AES from 'crypto-js/aes.js';
import { demo, expect } from './test.ts';

const api = '/az-connect-backend/api';

/** A session as a server sends it, with the keys of the specification. */
export type OpenSession = { token: string; user: Record<string, unknown> };

/** Opens a session of a member (the demo member by default) without a browser. */
export async function openSession(
  origin: string,
  { email, password }: { email: string; password: string } = demo,
): Promise<OpenSession> {
  const answer = await fetch(`${origin}${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const reply = (await answer.json()) as { access_token: string; user: Record<string, unknown> };
  return { token: reply.access_token, user: reply.user };
}

/** Ends a session as another client, so that the browser with the token gets no message. */
export async function revoke(origin: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}${api}/logout`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
}

/** Encrypts a text for local storage, with the default secret of an origin. */
export const encrypt = (text: string): string => AES.encrypt(text, 'az-connect-dev').toString();

/** Sets or removes the user in the local storage of an origin, without running a page of the product. */
export async function storeUserData(page: Page, userData: string | null, base = ''): Promise<void> {
  const blank = '**/a-page-without-a-program';
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto(`${base}/a-page-without-a-program`);
  await page.unroute(blank);
  await page.evaluate((value) => {
    if (value === null) localStorage.removeItem('userData');
    else localStorage.setItem('userData', value);
  }, userData);
}

/** Stores a session in the browser, as if the member had signed in on an earlier visit. */
export async function bringSession(page: Page, base: string, { token, user }: OpenSession): Promise<void> {
  await page.context().addCookies([{ name: 'authKey', value: token, url: base }]);
  await storeUserData(page, encrypt(JSON.stringify(user)), base);
}

/** Signs the demo member in without the sign-in page. The page is at an empty address afterwards. */
export async function signedIn(page: Page, base: string): Promise<OpenSession> {
  const session = await openSession(base);
  await bringSession(page, base, session);
  return session;
}

/** Opens a guarded page as the demo member, as if the member had signed in on an earlier visit. */
export async function openSignedIn(page: Page, path: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/discovery')).url());
  await signedIn(page, origin);
  await page.goto(path);
}

/** Whether the page has opened the member's outbox. */
export const hasOutbox = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name?.startsWith('az-outbox:') === true),
  );

/** Value of the session's cookie, or undefined. */
export async function tokenIn(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'authKey')?.value;
}

/** Keys in local storage for the session and for the member's input. */
export function readStorageKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /^userData$|^az-/.test(key)));
}
