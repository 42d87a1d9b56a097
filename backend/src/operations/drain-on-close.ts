import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const quietMs = 100;
const maxMs = 1500;
const lookEveryMs = 20;

/** Whether shutdown of a server has begun; from then on it should get no new requests. */
export type Drain = { readonly isClosing: boolean };

/**
 * Lets `close()` of a server finish open requests. It keeps listening until no request has come for a moment, and every
 * reply announces the end of the connection. Call it on the root instance, before the routes.
 */
export function drainOnClose(app: FastifyInstance): Drain {
  let isClosing = false;
  let lastRequestAt = 0;
  app.addHook('onRequest', async () => {
    lastRequestAt = performance.now();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const until = performance.now() + maxMs;
    lastRequestAt = Math.max(lastRequestAt, performance.now());
    while (app.server.listening && performance.now() < Math.min(until, lastRequestAt + quietMs))
      await wait(lookEveryMs);
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // HTTP/2 sends a GOAWAY frame instead.
    if (isClosing && raw.httpVersionMajor < 2) reply.header('connection', 'close');
  });
  return {
    get isClosing() {
      return isClosing;
    },
  };
}
