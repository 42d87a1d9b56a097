import {
  type Account,
  type AccountRequestWire,
  type GivenId,
  type Member,
  type Preferences,
  type PreferencesRequestWire,
  parseAccount,
  parseExport,
  parsePasswordChanged,
  parsePreferences,
  parseSessionUser,
  parseStatusReply,
} from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';

const understood = <T>(value: T | null): T => {
  if (value === null) throw new AppError('bad-reply');
  return value;
};

/** What the member may change about themselves (`GET /account`). Rejects with `AppError`, as every call here. */
export async function getAccount(signal?: AbortSignal): Promise<Account> {
  return understood(parseAccount(await callApi('/account', { bearer: true, signal })));
}

/** Changes as they are sent: codes in the type that the server gave them. */
export type AccountToSend = Omit<AccountRequestWire, 'country' | 'province' | 'city'> &
  Partial<Record<'country' | 'province' | 'city', GivenId | null>>;

/**
 * Changes what is named and keeps the rest (`PUT /account`); gives the account and the member as they stand now: another
 * e-mail address may wait for its confirmation. `fields` of a rejection holds the server's sentences by request key.
 */
export async function changeAccount(
  changes: AccountToSend,
): Promise<{ account: Account; member: Member | null }> {
  const reply = await callApi('/account', { method: 'PUT', bearer: true, json: changes });
  const user = (reply as { user?: unknown } | undefined)?.user;
  return { account: understood(parseAccount(reply)), member: parseSessionUser(user)?.member ?? null };
}

/**
 * Changes the password (`PUT /account/password`) and gives the token of the session that goes on: every other one has
 * ended, so make the call through `renewSession`.
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

/** What the member has chosen, defaults included (`GET /account/preferences`). */
export const getPreferences = (signal?: AbortSignal) =>
  preferencesOf(callApi('/account/preferences', { bearer: true, signal }));

/** Changes the preferences that are named and keeps the others (`PUT /account/preferences`). */
export const changePreferences = (changes: PreferencesRequestWire) =>
  preferencesOf(callApi('/account/preferences', { method: 'PUT', bearer: true, json: changes }));

/** Everything the server holds about the member (`GET /account/export`), by kind of thing. */
export async function getExport(): Promise<{ exportedAt: string; data: Record<string, unknown> }> {
  return understood(parseExport(await callApi('/account/export', { bearer: true })));
}

async function done(reply: Promise<unknown>): Promise<void> {
  if (!parseStatusReply(await reply)) throw new AppError('bad-reply');
}

/** Mails the link to confirm the wanted address again (`POST /account/email-change`); `not-found` when none is wanted. */
export const mailConfirmation = (): Promise<void> =>
  done(callApi('/account/email-change', { method: 'POST', bearer: true }));

/** Withdraws the address that waits for its confirmation (`DELETE /account/email-change`). */
export const withdrawEmail = (): Promise<void> =>
  done(callApi('/account/email-change', { method: 'DELETE', bearer: true }));

/** Closes the account and erases it (`DELETE /account`); the session is over then, see `endClosedAccount`. */
export const closeAccount = (password: string): Promise<void> =>
  done(callApi('/account', { method: 'DELETE', bearer: true, json: { password } }));
