import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits in 43 URL-safe characters. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. It is random enough for a plain hash. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** The token of an `Authorization: Bearer …` header, or null when there is none of the right form. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
