import {
  type Account,
  type AccountRequestWire,
  type Member,
  type Preferences,
  type PreferencesRequestWire,
  parseAccount,
  parseExport,
  parsePasswordChanged,
  parsePreferences,
  parseSessionUser,
  parseStatusReply,
  type RawId,
} from '../contracts/index.ts';
import { callAndParse } from './call-and-parse.ts';
import type { Call } from './client.ts';

export const getAccount = (signal?: AbortSignal): Promise<Account> =>
  callAndParse('/account', parseAccount, { signal });

/** Body of `PUT /account`: codes keep the type that the server gave them. */
export type AccountRequest = Omit<AccountRequestWire, 'country' | 'province' | 'city'> &
  Partial<Record<'country' | 'province' | 'city', RawId | null>>;

/** Changes the given fields (`PUT /account`); a new e-mail address may still wait for its confirmation. */
export function changeAccount(changes: AccountRequest): Promise<{ account: Account; member: Member | null }> {
  const parse = (reply: unknown) => {
    const account = parseAccount(reply);
    const user = (reply as { user?: unknown } | undefined)?.user;
    return account && { account, member: parseSessionUser(user)?.member ?? null };
  };
  return callAndParse('/account', parse, { method: 'PUT', json: changes });
}

/** Changes the password (`PUT /account/password`): ends all sessions, so call it through `renewSession`. */
export function changePassword(current: string, next: string): Promise<string> {
  const json = { current_password: current, password: next };
  return callAndParse('/account/password', parsePasswordChanged, { method: 'PUT', json });
}

const preferencesIn = (reply: unknown): Preferences | false =>
  parseStatusReply(reply) && parsePreferences(reply);

/** The member's preferences, defaults included (`GET /account/preferences`). */
export const getPreferences = (signal?: AbortSignal) =>
  callAndParse('/account/preferences', preferencesIn, { signal });

/** Changes the given preferences and leaves the others (`PUT /account/preferences`). */
export const changePreferences = (changes: PreferencesRequestWire) =>
  callAndParse('/account/preferences', preferencesIn, { method: 'PUT', json: changes });

/** All data that the server has about the member (`GET /account/export`), by kind. */
export const getExport = (): Promise<{ exportedAt: string; data: Record<string, unknown> }> =>
  callAndParse('/account/export', parseExport);

async function change(path: string, call: Call): Promise<void> {
  await callAndParse(path, parseStatusReply, call);
}

/** Sends the link for the new address again (`POST /account/email-change`); `not-found` if no change is pending. */
export const resendEmailConfirmation = (): Promise<void> =>
  change('/account/email-change', { method: 'POST' });

/** Cancels the pending e-mail change (`DELETE /account/email-change`). */
export const cancelEmailChange = (): Promise<void> => change('/account/email-change', { method: 'DELETE' });

/** Closes the account and deletes its data (`DELETE /account`); the session is over then, see `endClosedAccount`. */
export const closeAccount = (password: string): Promise<void> =>
  change('/account', { method: 'DELETE', json: { password } });
