import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.ts';
import { countConnections } from './count-connections.ts';
import { orderRequests } from './request-order.ts';
import { limitSessions } from './sessions.ts';
import { endSlowBodies } from './slow-bodies.ts';
import { endUnreadReplies } from './unread-replies.ts';

/** The longest allowed body at the slowest allowed rate: six images of 5 MB. */
const maxRequestMs = 3_900_000;

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
  countConnections(app.server, limits, (address) => isProxy(address, 0));
  limitSessions(app, limits);
  orderRequests(app.server, limits);
  endSlowBodies(app, limits);
  endUnreadReplies(app, limits);
}
