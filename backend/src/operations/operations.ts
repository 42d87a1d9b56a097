import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { drainOnClose } from './drain-on-close.ts';
import { logRequests } from './logging.ts';
import { measure } from './metrics.ts';
import { isOperator } from './operator.ts';

export type OperationsOptions = {
  db: Database;
  /** Admits to `/metrics` from elsewhere, as a Bearer token; null admits nobody. */
  metricsToken: string | null;
  /** Metrics of another part of the process, shown with the others. */
  more?: Registry | undefined;
};

const answerWithinMs = 1000;

/**
 * What a server owes to those who run it: `/healthz`, `/readyz`, `/metrics`, one line of log for each request and an end
 * that cuts nobody off. Call it on the root instance, before the routes.
 */
export function addOperations(app: FastifyInstance, { db, metricsToken, more }: OperationsOptions): void {
  const drain = drainOnClose(app);
  const registry = measure(app, db);
  logRequests(app);

  /** The process answers; nothing else is looked at, because a restart would mend nothing else. */
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: true };
  });

  /** Requests may be sent here: the database answers within a second, and the server is not about to end. */
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = drain.isClosing ? 'draining' : await ping(db);
    if (reason === null) return { status: true };
    request.log.warn({ reason }, 'not ready');
    return reply.code(503).header('retry-after', '1').send({ status: false, reason });
  });

  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request, metricsToken)) return reply.callNotFound();
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return (await registry.metrics()) + ((await more?.metrics()) ?? '');
  });
}

const ping = (db: Database): Promise<'database' | null> =>
  db.ping(answerWithinMs).then(
    () => null,
    () => 'database' as const,
  );
