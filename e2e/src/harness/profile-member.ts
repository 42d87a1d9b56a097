import type { Page } from '@playwright/test';
import { makeAccount, newAccount } from './new-account.ts';
import { bringSession, openSession } from './session.ts';

/** What the member signs in with, and the token of the session. */
export type SignedIn = { email: string; password: string; token: string };

/** Creates a member and signs in, so that parallel tests do not affect each other. */
export async function signInAnew(page: Page, base: string): Promise<SignedIn> {
  const account = newAccount();
  await makeAccount(base, account);
  const session = await openSession(base, account);
  await bringSession(page, base, session);
  return { email: account.email, password: account.password, token: session.token };
}
