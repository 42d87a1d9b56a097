import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { routeOf } from './logging.ts';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Histogram({
    name: 'az_http_request_duration_seconds',
    help: 'Requests by route template, method and class of status, with their durations.',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const signInFailures = new Counter({
    name: 'az_sign_in_failures_total',
    help: 'Sign-ins refused for a wrong e-mail or password.',
    registers,
  });
  const refusals = new Counter({
    name: 'az_rate_limit_refusals_total',
    help: 'Requests refused because there were too many, by route template.',
    labelNames: ['route'],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    if (reply.statusCode === 401 && route.endsWith('/login')) signInFailures.inc();
    if (reply.statusCode === 429) refusals.inc({ route });
  });
}

function watchDatabase(db: Database, registers: Registry[]): void {
  const statements = new Histogram({
    name: 'az_database_statement_duration_seconds',
    help: 'Statements of the database with their durations, without the wait for a connection.',
    buckets: statementBuckets,
    registers,
  });
  const errors = new Counter({
    name: 'az_database_statement_errors_total',
    help: 'Statements that failed.',
    registers,
  });
  db.observe(({ seconds, failed }) => {
    statements.observe(seconds);
    if (failed) errors.inc();
  });
  new Gauge({
    name: 'az_database_connections',
    help: 'Connections to the database by what they do, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { size, idle, waiting } = db.pool();
      this.set({ state: 'used' }, size - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/**
 * Counts what a server does from now on, beside the event loop, CPU and memory of its process. Labels are few and hold
 * neither ids nor anything of a person. Call it on the root instance, before the routes.
 */
export function measure(app: FastifyInstance, db: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, [registry]);
  watchDatabase(db, [registry]);
  return registry;
}
