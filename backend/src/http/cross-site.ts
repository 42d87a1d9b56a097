import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

/** Methods that change nothing (RFC 9110, section 9.2.1). */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** At most so many origins are logged: anybody may send any. */
const maxLogged = 10;

/** Whether an origin is that of a server which is asked for this host, with or without the default port. */
function isOriginOf(host: string, origin: string): boolean {
  const server = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(server) && new URL(server).host === new URL(origin).host;
}

function foreignLine(origin: string, host: string, publicUrl: string | null | undefined): string {
  const setting = publicUrl === undefined ? '' : `, or set PUBLIC_URL=${origin}`;
  return (
    `A request of a page at ${origin} was refused as one of another site, because this server was asked for ${host}. If ` +
    `${origin} is its address, let the proxy forward the header Host as browsers send it, with the port${setting}.`
  );
}

/**
 * Makes a check whether a browser marks a request as made by another site: by `Sec-Fetch-Site`, otherwise, as over plain
 * HTTP, by `Origin` against the host. Behind a proxy that does not forward the host, an own page seems to be another
 * site: its origin is known as that of `publicUrl`, or logged once. Other programs send neither header.
 *
 * @param publicUrl the setting `PUBLIC_URL`, null where it is not set; undefined for a server that does not have it
 */
export function crossSiteCheck(publicUrl?: string | null): (request: FastifyRequest) => boolean {
  const known = publicUrl ? new URL(publicUrl).origin : null;
  const logged = new Set<string>();
  return ({ headers, host, log }) => {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site !== 'same-origin' && site !== 'none';
    const { origin } = headers;
    if (origin === undefined || origin === known) return false;
    if (!URL.canParse(origin)) return true;
    if (isOriginOf(host, origin)) return false;
    if (logged.size < maxLogged && !logged.has(origin)) {
      logged.add(origin);
      log.warn({ origin, host }, foreignLine(origin, host, publicUrl));
    }
    return true;
  };
}

/** Refuses cross-site writes. `publicUrl` as in `crossSiteCheck`. */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string | null): void {
  const isCrossSite = crossSiteCheck(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isCrossSite(request)) {
      throw new ApiError('not-allowed', sentences.crossSite);
    }
  });
}
