import type { Server, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientKey } from '../../security/client-address.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { orderRequests } from './request-order.ts';
import { limitSessions } from './sessions.ts';
import { endSlowBodies } from './slow-bodies.ts';
import { endUnreadReplies } from './unread-replies.ts';

/** Limits open connections, in total and per address. Connections above a limit are closed at once. */
function countConnections(
  server: Server,
  { connections, connectionsPerAddress }: Pick<ConnectionLimits, 'connections' | 'connectionsPerAddress'>,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.maxConnections = connections;
  // Prepended, so that it runs before Node creates objects for the connection.
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const client = clientKey(remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

/** One day is enough for six images of 5 MB at 350 bytes a second. `endSlowBodies` ends slow requests earlier. */
const maxRequestMs = 86_400_000;

/**
 * Ends connections and requests that exceed their limits. `isProxy` (`trustedProxies`) says whether an address is a
 * proxy for many clients. Call it on the root instance, before everything else.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  isProxy: (address: string, hop: number) => boolean,
): void {
  Object.assign(app.server, {
    headersTimeout: limits.headersMs,
    requestTimeout: maxRequestMs,
    connectionsCheckingInterval: Math.min(5000, limits.headersMs),
    keepAliveTimeout: limits.idleMs,
  });
  const isNearestProxy = (address: string) => isProxy(address, 0);
  countConnections(app.server, limits, isNearestProxy);
  limitSessions(app, limits);
  orderRequests(app.server, limits, isNearestProxy);
  endSlowBodies(app, limits);
  endUnreadReplies(app, limits);
}
