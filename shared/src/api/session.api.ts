import {
  type LoginRequestWire,
  parseLoginReply,
  parseVerifyReply,
  type SessionUserWire,
  toSessionUser,
} from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';

/** Signs in (`POST /login`, extension). `user` is for `saveSession`. Wrong credentials reject with `signed-out`. */
export async function signIn(
  credentials: LoginRequestWire,
): Promise<{ token: string; user: SessionUserWire }> {
  const signedIn = parseLoginReply(await callApi('/login', { method: 'POST', json: credentials }));
  if (!signedIn) throw new AppError('bad-reply');
  return { token: signedIn.token, user: toSessionUser(signedIn.member) };
}

/** Ends a session on the server (`POST /logout`, extension), even if the page is left meanwhile. */
export async function signOut(token: string): Promise<void> {
  await callApi('/logout', { method: 'POST', token, keepalive: true });
}

/** The server's reply if it accepts a token (`POST /verify-token`), otherwise false. */
export async function verifyToken(token: string): Promise<Record<string, unknown> | false> {
  return parseVerifyReply(
    await callApi('/verify-token', { method: 'POST', token, json: { access_token: token } }),
  );
}
