import { readSuccess } from './read.ts';
import { type LoginResult, parseLoginReply } from './session.ts';

/** Result of a registration: a session at once, or a mail that has to be confirmed first. */
export type Registration = { next: 'signed-in'; session: LoginResult } | { next: 'confirm-mail' };

/** Reply of `POST /register`; null unless `status` is true. */
export function parseRegisterReply(raw: unknown): Registration | null {
  const record = readSuccess(raw, 'status');
  if (!record) return null;
  const session = parseLoginReply(raw);
  if (session) return { next: 'signed-in', session };
  return record.access_token ? null : { next: 'confirm-mail' };
}
