import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { apiPlugin } from './api-plugin.ts';
import type { Database } from './database/open-database.ts';
import type { Environment } from './environment.ts';
import { drainOnClose } from './http/drain-on-close.ts';
import { replyToError } from './http/error-replies.ts';
import { endSlowRequests } from './http/slow-requests.ts';
import { loggerOptions } from './logging.ts';

/** Where the specification puts the API (section 7). */
export const apiPrefix = '/az-connect-backend/api';

/** The API alone on a server of its own, with `GET /healthz`. */
export async function createServer(db: Database, environment: Environment): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(environment.logLevel),
    trustProxy: environment.trustProxy,
    return503OnClosing: false,
    frameworkErrors: replyToError,
  });
  drainOnClose(app);
  endSlowRequests(app);
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: true }));
  const { publicUrl, productName, smtp, dataDir } = environment;
  const mail = { outboxDir: join(dataDir, 'outbox'), ...(smtp ? { smtp } : {}) };
  const config = { mail, productName, ...(publicUrl ? { publicUrl } : {}) };
  await app.register(apiPlugin, { prefix: apiPrefix, db, config });
  return app;
}
