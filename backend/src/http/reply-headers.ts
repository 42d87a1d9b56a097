import type { FastifyInstance } from 'fastify';

/** No caching and no content sniffing of replies, unless a route sets other headers. */
export function setReplyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
  });
}
