import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';

const quietMs = 100;
const maxMs = 1500;
const lookEveryMs = 20;

/** Whether shutdown of a server has begun; from then on it should get no new requests. */
type Drain = { readonly isClosing: boolean };

/** Connections without a request yet: clients open some early, and Node does not count them as idle. Empty with TLS. */
function trackUnused(app: FastifyInstance): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  if (app.server instanceof TlsServer) return unused;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.addHook('onRequest', async ({ raw }) => {
    unused.delete(raw.socket);
  });
  return unused;
}

/**
 * Lets `close()` of a server finish open requests. It keeps listening until no request has come for a moment, and
 * every reply announces the end of the connection. Call it on the root instance, before the routes.
 */
export function drainOnClose(app: FastifyInstance): Drain {
  let isClosing = false;
  let lastRequestAt = 0;
  const unused = trackUnused(app);
  app.addHook('onRequest', async () => {
    lastRequestAt = performance.now();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const until = performance.now() + maxMs;
    lastRequestAt = Math.max(lastRequestAt, performance.now());
    while (app.server.listening && performance.now() < Math.min(until, lastRequestAt + quietMs))
      await wait(lookEveryMs);
    for (const socket of unused) socket.destroy();
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
