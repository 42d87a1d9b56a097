import { isIP } from 'node:net';
import { crossSiteCheck } from '@az/backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../control/outcome.ts';

/** Host name in the `Host` or `:authority` header, without the port; null if the header is missing or invalid. */
function hostnameOf({ headers }: FastifyRequest): string | null {
  // Fastify's `hostname` is not used: behind a trusted proxy it is whatever X-Forwarded-Host says.
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
 * Refuses requests that other sites make in an operator's browser, before any other check. Replies 421 unless
 * the host name is `localhost`, an IP address or one of `names` (against DNS rebinding), and 403 if the
 * browser marks the request as cross-origin (by Fetch Metadata, or by `Origin` if that is missing). Programs
 * other than browsers send neither of these headers. Call it on the root instance, before everything else.
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
