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
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';

const understood = <T>(value: T | null): T => {
  if (value === null) throw new AppError('bad-reply');
  return value;
};

/** The member's own account (`GET /account`). Rejects with `AppError`, as every call here. */
export async function getAccount(signal?: AbortSignal): Promise<Account> {
  return understood(parseAccount(await callApi('/account', { bearer: true, signal })));
}

/** Body of `PUT /account`: codes in the type of the server. */
export type AccountRequest = Omit<AccountRequestWire, 'country' | 'province' | 'city'> &
  Partial<Record<'country' | 'province' | 'city', RawId | null>>;

/**
 * Changes the given fields and leaves the rest (`PUT /account`). Returns the updated account and member; a new e-mail
 * address may still wait for its confirmation. `fields` of a rejection holds the server's sentences by request key.
 */
export async function changeAccount(
  changes: AccountRequest,
): Promise<{ account: Account; member: Member | null }> {
  const reply = await callApi('/account', { method: 'PUT', bearer: true, json: changes });
  const user = (reply as { user?: unknown } | undefined)?.user;
  return { account: understood(parseAccount(reply)), member: parseSessionUser(user)?.member ?? null };
}

/**
 * Changes the password (`PUT /account/password`) and returns the token of the session that continues. All other
 * sessions are ended, so make the call through `renewSession`.
 */
export async function changePassword(current: string, next: string): Promise<string> {
  const json = { current_password: current, password: next };
  return understood(
    parsePasswordChanged(await callApi('/account/password', { method: 'PUT', bearer: true, json })),
  );
}

async function preferencesOf(reply: Promise<unknown>): Promise<Preferences> {
  const answer = await reply;
  if (!parseStatusReply(answer)) throw new AppError('bad-reply');
  return parsePreferences(answer);
}

/** The member's preferences, defaults included (`GET /account/preferences`). */
export const getPreferences = (signal?: AbortSignal) =>
  preferencesOf(callApi('/account/preferences', { bearer: true, signal }));

/** Changes the given preferences and leaves the others (`PUT /account/preferences`). */
export const changePreferences = (changes: PreferencesRequestWire) =>
  preferencesOf(callApi('/account/preferences', { method: 'PUT', bearer: true, json: changes }));

/** All data that the server has about the member (`GET /account/export`), by kind. */
export async function getExport(): Promise<{ exportedAt: string; data: Record<string, unknown> }> {
  return understood(parseExport(await callApi('/account/export', { bearer: true })));
}

async function done(reply: Promise<unknown>): Promise<void> {
  if (!parseStatusReply(await reply)) throw new AppError('bad-reply');
}

/**
 * Sends the confirmation link of the new address again (`POST /account/email-change`); `not-found` when no change is
 * pending.
 */
export const resendEmailConfirmation = (): Promise<void> =>
  done(callApi('/account/email-change', { method: 'POST', bearer: true }));

/** Cancels the pending e-mail change (`DELETE /account/email-change`). */
export const cancelEmailChange = (): Promise<void> =>
  done(callApi('/account/email-change', { method: 'DELETE', bearer: true }));

/** Closes the account and deletes its data (`DELETE /account`); the session is over then, see `endClosedAccount`. */
export const closeAccount = (password: string): Promise<void> =>
  done(callApi('/account', { method: 'DELETE', bearer: true, json: { password } }));
