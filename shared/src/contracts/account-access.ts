import { readSuccess } from './read.ts';
import { type LoginResult, parseLoginReply } from './session.ts';

export type Registration = { next: 'signed-in'; session: LoginResult } | { next: 'confirm-mail' };

export function parseRegisterReply(raw: unknown): Registration | null {
  const record = readSuccess(raw, 'status');
  if (!record) return null;
  const session = parseLoginReply(raw);
  if (session) return { next: 'signed-in', session };
  return record.access_token ? null : { next: 'confirm-mail' };
}
