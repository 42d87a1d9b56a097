import { once } from 'node:events';
import { apiPlugin, migrateApi, openDatabase, replyToError, seedDemo } from '@az/backend';
import fastify from 'fastify';

/**
 * The API with limits that a fuzzer does not reach, on a free port of the loopback: its data in `DATA_DIR`.
 * Prints `AZ Connect API ready: <origin>` and ends on SIGTERM.
 */
const { DATA_DIR: dataDir = '' } = process.env;
const none = { count: 1_000_000_000, windowMs: 1000 };
const db = await openDatabase({ dataDir });
await migrateApi(db);
await seedDemo(db);
const app = fastify({ logger: { level: 'error' }, frameworkErrors: replyToError, requestTimeout: 60_000 });
await app.register(apiPlugin, {
  prefix: '/az-connect-backend/api',
  db,
  config: {
    signInLimits: { perAddress: none, perEmail: none },
    requestLimits: { perAddress: none, writesPerMember: none },
  },
});
process.stdout.write(`AZ Connect API ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
await once(process, 'SIGTERM');
await app.close();
await db.close();
