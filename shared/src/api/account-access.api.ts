import {
  parseRegisterReply,
  parseStatusReply,
  type RegisterRequestWire,
  type SessionUserWire,
} from '../contracts/index.ts';
import { callAndParse } from './call-and-parse.ts';

/** Null when the member has to confirm a mail first. */
export type NewSession = { token: string; user: SessionUserWire } | null;

async function post(path: string, json: object): Promise<void> {
  await callAndParse(path, parseStatusReply, { method: 'POST', bearer: false, json });
}

/** Creates an account (`POST /register`, extension). On refusal the error's `fields` has a sentence per invalid key. */
export async function register(account: RegisterRequestWire): Promise<NewSession> {
  const call = { method: 'POST', bearer: false, json: account } as const;
  const registered = await callAndParse('/register', parseRegisterReply, call);
  if (registered.next === 'confirm-mail') return null;
  return { token: registered.session.token, user: registered.session.wire };
}

/** Requests a mail with a link (`POST /forgot-password`, extension); resolves whether or not there is an account. */
export function requestPasswordReset(email: string): Promise<void> {
  return post('/forgot-password', { email });
}

/** Sets a new password with the token of a mail's link (`POST /reset-password`, extension). */
export function resetPassword(token: string, password: string): Promise<void> {
  return post('/reset-password', { token, password });
}

/** Confirms a new e-mail address with the token of a mail's link (`POST /confirm-email`, extension). */
export function confirmEmail(token: string): Promise<void> {
  return post('/confirm-email', { token });
}
