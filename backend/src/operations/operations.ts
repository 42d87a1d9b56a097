import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { clockSentence } from '../database/server-clock.ts';
import { drainOnClose } from './drain-on-close.ts';
import { logRequests } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { isOperator } from './operator.ts';

type OperationsOptions = { db: Database; metrics: Metrics };

const answerWithinMs = 1000;
/** How long the connection for messages of other processes is missing before `/readyz` reports it, in milliseconds. */
const silentMs = 30_000;

/**
 * What operators need of a server: `/healthz`, `/readyz`, request metrics, one log line per request and graceful
 * shutdown. Call it on the root instance, before the routes.
 */
export function addOperations(app: FastifyInstance, { db, metrics }: OperationsOptions): void {
  const drain = drainOnClose(app);
  metrics.countRequests(app);
  logRequests(app);

  /** Liveness only. The database is not checked, because a restart of this process would not repair it. */
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: true };
  });

  /**
   * Readiness: the database answers within a second, and shutdown has not begun. A server that receives no messages
   * of other processes reports that but stays ready, because it finds their writes some seconds later; so does one whose
   * clock differs from the database's.
   */
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = drain.isClosing ? 'draining' : await ping(db);
    if (reason === null) return { status: true, ...degradation(db) };
    request.log.warn({ reason }, 'not ready');
    return reply.code(503).header('retry-after', '1').send({ status: false, reason });
  });
}

/** Serves `/metrics` to callers on this machine, and to callers with the token unless it is null (`isOperator`). */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request, token)) return reply.callNotFound();
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}

function isUnheard({ signals }: Database): boolean {
  const since = signals?.lostSince() ?? null;
  return since !== null && Date.now() - since.getTime() > silentMs;
}

function degradation(db: Database): { degraded?: 'bus' | 'clock' } {
  if (isUnheard(db)) return { degraded: 'bus' };
  return clockSentence(db.clock.aheadMs()) ? { degraded: 'clock' } : {};
}

const ping = (db: Database): Promise<'database' | null> =>
  db.ping(answerWithinMs).then(
    () => null,
    () => 'database' as const,
  );
