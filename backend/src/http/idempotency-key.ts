import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

/**
 * The key of a write that creates something: the sender's own id of it, however it is written, or the request's
 * `Idempotency-Key` (1 to 255 visible ASCII characters), or null. Throws kind `invalid` for another header.
 */
export function readKey({ headers }: FastifyRequest, clientId?: string): string | null {
  if (clientId) return `client:${clientId.replaceAll('-', '')}`;
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[!-~]{1,255}$/.test(key))
    throw new ApiError('invalid', sentences.unreadable);
  return key;
}
