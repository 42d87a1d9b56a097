import { type Member, parseSessionUser } from './member.ts';
import { firstText, nameIn, type RawRecord, readSuccess } from './read.ts';
import type { SessionUserWire } from './wire/session-user.wire.ts';

export type LoginResult = { token: string; member: Member; wire: SessionUserWire };

export function parseLoginReply(raw: unknown): LoginResult | null {
  const record = readSuccess(raw, 'status');
  const token = firstText(record, 'access_token');
  const session = parseSessionUser(record?.user);
  return token !== null && session ? { token, ...session } : null;
}

export const parseHeadline = (raw: RawRecord): string => nameIn(raw, 'headline') ?? '';

/** Reply of `POST /verify-token`, which may have figures, a headline and pictures: false unless `status` is exactly true. */
export const parseVerifyReply = (raw: unknown): RawRecord | false => readSuccess(raw, 'status') ?? false;
