import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { LiveMetrics } from '../live/live-metrics.ts';
import { routeOf } from './logging.ts';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

function makeRequestMetrics(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: 'az_http_request_duration_seconds',
      help: 'Requests by route template, method and class of status, with their durations.',
      labelNames: ['route', 'method', 'status'],
      buckets: requestBuckets,
      registers,
    }),
    signInFailures: new Counter({
      name: 'az_sign_in_failures_total',
      help: 'Sign-ins refused for a wrong e-mail or password.',
      registers,
    }),
    refusals: new Counter({
      name: 'az_rate_limit_refusals_total',
      help: 'Requests refused because there were too many, by route template.',
      labelNames: ['route'],
      registers,
    }),
  };
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
  new Gauge({
    name: 'az_clock_ahead_seconds',
    help: "How far the clock of this process is ahead of the database's; 0 below a second.",
    registers,
    collect() {
      this.set(db.clock.aheadMs() / 1000);
    },
  });
}

/** Metrics of one process, however many servers it runs. Labels have few values, without ids and personal data. */
export class Metrics {
  private readonly registry = new Registry();
  readonly live = new LiveMetrics([this.registry]);
  private readonly more: Registry | null;
  private readonly requestMetrics: ReturnType<typeof makeRequestMetrics>;

  /** `more`: metrics of another part of the process, shown with the others. */
  constructor(db: Database, more: Registry | null = null) {
    this.more = more;
    collectDefaultMetrics({ register: this.registry });
    this.requestMetrics = makeRequestMetrics([this.registry]);
    watchDatabase(db, [this.registry]);
  }

  /** Counts the requests of a server. Call it on the root instance, before the routes. */
  countRequests(app: FastifyInstance): void {
    const { requests, signInFailures, refusals } = this.requestMetrics;
    app.addHook('onResponse', async (request, reply) => {
      const route = routeOf(request);
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      requests.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
      if (reply.statusCode === 401 && route.endsWith('/login')) signInFailures.inc();
      if (reply.statusCode === 429) refusals.inc({ route });
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics in the text format of Prometheus. */
  async text(): Promise<string> {
    return (await this.registry.metrics()) + ((await this.more?.metrics()) ?? '');
  }
}
