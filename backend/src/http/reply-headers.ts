import type { FastifyInstance } from 'fastify';

/** Nothing of the API is cached or guessed at, unless a route says otherwise. */
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
