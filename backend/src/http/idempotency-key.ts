import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

/**
 * The key of a write that creates something: the client's own id for it, without hyphens, else `Idempotency-Key`, else
 * null. Throws kind `invalid` when this header is not 1 to 255 visible ASCII characters.
 */
export function readKey({ headers }: FastifyRequest, clientId?: string): string | null {
  if (clientId) return `client:${clientId.replaceAll('-', '')}`;
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[!-~]{1,255}$/.test(key))
    throw new ApiError('invalid', sentences.unreadable);
  return key;
}
