import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

const single = new Set([
  'authorization',
  'content-type',
  'host',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
]);

const versions = new Set(['1.0', '1.1', '2.0']);

function hasDoubledHeader(lines: string[]): boolean {
  const names = lines
    .filter((_, index) => index % 2 === 0)
    .map((name) => name.toLowerCase())
    .filter((name) => single.has(name));
  return new Set(names).size < names.length;
}

/**
 * Refuses requests that a proxy may read differently from Node, and ends the connection: a single-value header sent
 * twice (RFC 9110, section 5.3; RFC 9112, section 3.2), of which Node silently drops one, and HTTP versions that this
 * connection cannot have.
 */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const isHttp2 = 'stream' in raw;
    const version = isHttp2 ? '2.0' : raw.httpVersion;
    if (versions.has(version) && (isHttp2 || version !== '2.0') && !hasDoubledHeader(raw.rawHeaders)) return;
    if (!isHttp2) reply.header('connection', 'close');
    throw new ApiError('invalid', sentences.unreadable);
  });
}
