import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

/** Methods that change nothing (RFC 9110, section 9.2.1). */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Logged origins at most, because a client can send any number of different origins. */
const maxLogged = 10;

/** Whether an origin has this host. The default port may be given in one and left out in the other. */
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
 * Makes a check whether another site's page made a request: by `Sec-Fetch-Site`, or, if absent as over plain HTTP, by
 * comparing `Origin` with the host. Behind a proxy that does not forward the host, own pages pass only if their origin
 * is that of `publicUrl`; otherwise the origin is logged once. Programs other than browsers send neither header.
 *
 * @param publicUrl the setting `PUBLIC_URL`, null if it is not set; undefined for a server without this setting
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
