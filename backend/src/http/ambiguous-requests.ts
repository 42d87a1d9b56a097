import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { sentences } from './sentences.ts';

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
 * Refuses what a proxy before us may have read in another way than Node does, and ends the connection: a header twice
 * that may stand there once (RFC 9110, section 5.3; RFC 9112, section 3.2), of which Node drops one silently, and
 * versions that a client cannot speak on this connection.
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
