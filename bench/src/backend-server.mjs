/**
 * The API with limits above what a load test reaches, on `DATA_DIR` or `DATABASE_URL`: `node backend-server.mjs`. With
 * `SIGNALS=none`, it receives no messages from other processes. Prints `ready: <origin>`; ends on SIGTERM.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addMetricsRoute,
  addOperations,
  apiPlugin,
  loggingOptions,
  Metrics,
  migrateApi,
  openDatabase,
  seedDemo,
} from '../../backend/dist/index.js';

const { default: fastify } = createRequire(new URL('../../backend/package.json', import.meta.url))('fastify');
const { DATA_DIR: dataDir, DATABASE_URL: url, SIGNALS } = process.env;
const perMinute = { count: 1e9, windowMs: 60_000 };

const db = await openDatabase({ dataDir, url });
if (SIGNALS === 'none') Object.assign(db, { signals: null });
await migrateApi(db);
await seedDemo(db);
const app = fastify(loggingOptions('info'));
const metrics = new Metrics(db);
addOperations(app, { db, metrics });
addMetricsRoute(app, metrics, null);
await app.register(apiPlugin, {
  prefix: '/az-connect-backend/api',
  db,
  metrics,
  config: {
    mail: { outboxDir: join(dataDir ?? tmpdir(), 'az-bench-outbox') },
    accountLimits: { register: perMinute },
    requestLimits: { perAddress: perMinute, writesPerMember: perMinute },
    postLimits: { announcements: perMinute, comments: perMinute },
    live: { opens: perMinute },
  },
});
process.stderr.write(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
await once(process, 'SIGTERM');
await app.close();
await db.close();
