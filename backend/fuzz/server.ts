import { once } from 'node:events';
import { join } from 'node:path';
import {
  addOperations,
  apiPlugin,
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
  Metrics,
  migrateApi,
  openDatabase,
  replyToError,
  seedDemo,
} from '@az/backend';
import { rules } from '@az/backend/permission-rules';
import fastify from 'fastify';

/**
 * Runs the API on a free loopback port. Trusts forwarded addresses from loopback, prints `AZ Connect API ready:
 * <origin>`, ends on SIGTERM. Environment variables: `DATA_DIR` or `DATABASE_URL`; limits per minute, by default higher
 * than a fuzzer reaches: `REQUESTS` per address, and `WRITES`, `POSTS`, `SEARCHES`, `CONTACTS`, `INVITATIONS` and
 * `FIRST_MESSAGES` per member; `CONNECTION_LIMITS` and `MESSAGE_LIMITS` (JSON); `RULE` (`<act> <relation> <rule>`), which changes one cell
 * of the table of permissions; `CLOCK`, how many times as fast as the real one the clock runs.
 */
const {
  DATA_DIR: dataDir = '',
  DATABASE_URL: url,
  REQUESTS,
  WRITES,
  POSTS,
  SEARCHES,
  CONTACTS,
  INVITATIONS,
  FIRST_MESSAGES,
  RULE,
  CLOCK = '1',
} = process.env;
const timeLimits = JSON.parse(process.env.CONNECTION_LIMITS ?? '{}') as Partial<ConnectionLimits>;
const messageLimits = JSON.parse(process.env.MESSAGE_LIMITS ?? '{}') as Partial<
  Record<'perMinute' | 'perHour' | 'perDay', { count: number; windowMs: number }>
>;
const perMinute = (count = '1000000000') => ({ count: Number(count), windowMs: 60_000 });
const started = Date.now();
async function serve(): Promise<void> {
  if (RULE) {
    const [act = '', relation = '', rule = ''] = RULE.split(' ');
    const row = (rules as Record<string, Record<string, unknown>>)[act];
    if (!row || !(relation in row)) throw new Error(`There is no rule ${act} ${relation}.`);
    row[relation] = rule;
  }
  const db = await openDatabase({ dataDir, url });
  await migrateApi(db);
  await seedDemo(db);
  const app = fastify({
    logger: { level: 'error' },
    frameworkErrors: replyToError,
    trustProxy: 'loopback',
  });
  const limits = connectionLimits({ peoplePerAddress: 1000, maxConnections: 10_000 }, timeLimits);
  limitConnections(app, limits, () => false);
  addOperations(app, { db, metrics: new Metrics(db) });
  await app.register(apiPlugin, {
    prefix: '/az-connect-backend/api',
    db,
    config: {
      now: () => new Date(started + (Date.now() - started) * Number(CLOCK)),
      mail: { outboxDir: join(dataDir, 'outbox') },
      signInLimits: { perAddress: perMinute(), perEmail: perMinute(), perDevice: perMinute() },
      accountLimits: {
        register: perMinute(),
        forgotPassword: perMinute(),
        resetPassword: perMinute(),
        export: perMinute(),
        emailChange: perMinute(),
      },
      postLimits: { announcements: perMinute(POSTS), comments: perMinute(POSTS) },
      relationLimits: { requests: perMinute(INVITATIONS) },
      messageLimits: {
        first: perMinute(FIRST_MESSAGES),
        perMinute: perMinute(),
        perHour: perMinute(),
        perDay: perMinute(),
        ...messageLimits,
      },
      requestLimits: {
        perAddress: perMinute(REQUESTS),
        writesPerMember: perMinute(WRITES),
        searchesPerMember: perMinute(SEARCHES),
        contactsPerMember: perMinute(CONTACTS),
      },
    },
  });
  process.stdout.write(`AZ Connect API ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
  await once(process, 'SIGTERM');
  await app.close();
  await db.close();
}

void serve();
