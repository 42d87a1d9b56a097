import { randomBytes } from 'node:crypto';
import { type CreateTokenCommand, hashOfToken } from '../control/token-commands.ts';

/** A new token, returned once, and its stored form: 256 random bits behind a prefix that secret scanners know. */
export function newToken(): { token: string; kept: Pick<CreateTokenCommand, 'id' | 'hash'> } {
  const token = `az_${randomBytes(32).toString('base64url')}`;
  return { token, kept: { id: randomBytes(4).toString('hex'), hash: hashOfToken(token) } };
}
