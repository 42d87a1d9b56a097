import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { sentences } from './sentences.ts';

/** The key under which a write with a client id is stored, however the id is written. */
export const keyOfClientId = (clientId: string): string => `client:${clientId.replaceAll('-', '')}`;

/** The request's `Idempotency-Key` (1 to 255 visible ASCII characters), or null. Throws kind `invalid` for others. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[!-~]{1,255}$/.test(key))
    throw new ApiError('invalid', sentences.unreadable);
  return key;
}
