import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { sentences } from './sentences.ts';

/** Methods that change nothing (RFC 9110, section 9.2.1). */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser marks a request as made by another site. Other programs send neither header. */
export function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Refuses cross-site writes: by `Sec-Fetch-Site`, otherwise by `Origin` against the host. Programs that are no browsers
 * send neither.
 */
export function refuseCrossSiteWrites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isCrossSite(request)) {
      throw new ApiError('not-allowed', sentences.crossSite);
    }
  });
}
