import type { Page } from '@playwright/test';
import { makeAccount, newAccount } from './new-account.ts';
import { bringSession } from './session.ts';

/** Signs in as a new member, so that parallel tests do not affect each other. */
export async function signInAnew(page: Page, base: string): Promise<{ token: string }> {
  const account = newAccount();
  await makeAccount(base, account);
  const answer = await fetch(`${base}/az-connect-backend/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: Record<string, unknown>;
  };
  await bringSession(page, base, { token, user });
  return { token };
}
