import fastify, { type FastifyInstance } from 'fastify';
import { apiPlugin } from './api-plugin.ts';
import type { Database } from './database/open-database.ts';
import type { Environment } from './environment.ts';
import { connectionLimits } from './http/connections/connection-limits.ts';
import { limitConnections } from './http/connections/limit-connections.ts';
import { replyToError, replyWithErrors } from './http/error-replies.ts';
import { addressLimits } from './http/traffic-settings.ts';
import { trustedProxies } from './http/trust-proxy.ts';
import { apiConfigFrom } from './mail/mail-settings.ts';
import { loggingOptions } from './operations/logging.ts';
import { Metrics } from './operations/metrics.ts';
import { addMetricsRoute, addOperations } from './operations/operations.ts';

/** Path of the API (specification, section 7). */
const apiPrefix = '/az-connect-backend/api';

/** The API alone on a server of its own, with what its operators need. */
export async function createServer(db: Database, environment: Environment): Promise<FastifyInstance> {
  const { logLevel, metricsToken } = environment;
  const isProxy = trustedProxies(environment.trustProxy);
  const app = fastify({
    ...loggingOptions(logLevel),
    trustProxy: isProxy,
    return503OnClosing: false,
    frameworkErrors: replyToError,
  });
  limitConnections(app, connectionLimits(environment), isProxy);
  replyWithErrors(app);
  const metrics = new Metrics(db);
  addOperations(app, { db, metrics });
  addMetricsRoute(app, metrics, metricsToken);
  const requestLimits = { perAddress: addressLimits(environment).calls };
  const { extensions, maxStreams } = environment;
  const config = { ...apiConfigFrom(environment), requestLimits, extensions, live: { maxStreams } };
  await app.register(apiPlugin, { prefix: apiPrefix, db, config, metrics });
  return app;
}
