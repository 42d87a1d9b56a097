import { isIP } from 'node:net';
import { crossSiteCheck } from '@az/backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../control/outcome.ts';

/** Host name of a `Host` or `:authority` header, without its port; null for none that can be read. */
function hostnameOf({ headers }: FastifyRequest): string | null {
  // Not Fastify's `hostname`: behind a trusted proxy that is any X-Forwarded-Host.
  const host = headers.host ?? headers[':authority'];
  const address = `http://${String(host ?? '')}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : null;
}

const reasons = {
  name: {
    english: 'This host name is not one of the operators’ listener: use 127.0.0.1, or add it to ADMIN_NAMES.',
    french: 'Ce nom d’hôte n’est pas admis\u202f: utilisez 127.0.0.1, ou ajoutez-le à ADMIN_NAMES.',
  },
  origin: {
    english: 'Requests that another site makes are refused.',
    french:
      'La console ne s’ouvre pas depuis un autre site\u202f: saisissez son adresse dans la barre du navigateur.',
  },
};

function send(request: FastifyRequest, reply: FastifyReply, status: number, reason: keyof typeof reasons) {
  reply.code(status).header('cache-control', 'no-store');
  return request.url.startsWith('/deploy/api/')
    ? reply.send(refuse(reasons[reason].english, 'not-allowed'))
    : reply.type('text/plain; charset=utf-8').send(reasons[reason].french);
}

/**
 * Refuses requests of other sites in an operator's browser, before any other check: 421 for a host name other than
 * `localhost`, an address, or one of `names` (DNS rebinding), 403 for requests that a browser marks as cross-origin
 * (Fetch Metadata, else `Origin`). Programs that are no browsers send neither header. Call it on the root instance,
 * before everything else.
 */
export function refuseForeignRequests(app: FastifyInstance, names: readonly string[]): void {
  const known = new Set(['localhost', ...names]);
  const isCrossSite = crossSiteCheck();
  app.addHook('onRequest', async (request, reply) => {
    const name = hostnameOf(request);
    if (name === null || !(known.has(name) || isIP(name))) return send(request, reply, 421, 'name');
    if (isCrossSite(request)) return send(request, reply, 403, 'origin');
  });
}
