import type { Page } from '@playwright/test';
import { makeAccount, newAccount } from './new-account.ts';
import { bringSession, openSession } from './session.ts';

/** Creates a member and signs in, so that parallel tests do not affect each other. */
export async function signInAnew(page: Page, base: string): Promise<{ token: string }> {
  const account = newAccount();
  await makeAccount(base, account);
  const session = await openSession(base, account);
  await bringSession(page, base, session);
  return session;
}
