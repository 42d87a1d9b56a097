import { addMetricsRoute, addOperations, type Database, isLoopback, type Metrics } from '@az/backend';
import type { FastifyInstance } from 'fastify';
import { deployApi } from '../api/deploy-api.ts';
import type { DeployApiOptions } from '../api/deploy-api-options.ts';
import type { Settings } from '../env.ts';
import { makeServer } from '../origin/make-server.ts';
import { type ConsoleBuild, registerConsole } from './console-page.ts';
import { refuseForeignRequests } from './refuse-foreign-requests.ts';

type AdminDeps = DeployApiOptions & {
  metrics: Metrics;
  /** The built console; null before the build. */
  consoleBuild: () => Promise<ConsoleBuild | null>;
};

/**
 * Creates the operators' listener (not listening yet): console, control plane and metrics, which the members' listener
 * lacks. It speaks plain HTTP on a loopback address, because `localhost` has no certificate; otherwise TLS.
 */
export async function createAdmin(
  settings: Settings,
  db: Database,
  { metrics, consoleBuild, ...api }: AdminDeps,
): Promise<FastifyInstance> {
  const { adminHost, adminNames, productName, metricsToken } = settings;
  const tls = isLoopback(adminHost) ? null : settings.tls;
  // No proxy is trusted, because it could name any address as the client's.
  const app = await makeServer({ ...settings, tls, trustProxy: 0 });
  refuseForeignRequests(app, [adminHost, ...adminNames]);
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  addOperations(app, { db, metrics });
  addMetricsRoute(app, metrics, metricsToken);
  await app.register(deployApi, { ...api, prefix: '/deploy/api' });
  registerConsole(app, { productName, build: consoleBuild });
  return app;
}
