import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from './database.ts';
import { migrateSchema } from './migrate-schema.ts';
import { openPool } from './postgres-pool.ts';
import { PostgresSignals } from './postgres-signals.ts';
import { rejectAfter } from './reject-after.ts';
import { inSchema } from './schema-dialect.ts';
import { ServerClock } from './server-clock.ts';
import { StatementLog } from './statement-log.ts';

const minVersion = 15;

/** Rejects when the server's version or encoding is not supported. Called before the migrations. */
async function checkServer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding
  `.execute(db);
  const [{ version, encoding } = { version: '0', encoding: '' }] = rows;
  const major = Math.floor(Number(version) / 10_000);
  if (major < minVersion)
    throw new Error(`it is PostgreSQL ${major}, and ${minVersion} is the oldest supported`);
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and UTF8 is needed`);
}

async function withPatientPool<T, R>(
  url: string,
  work: (db: Kysely<T>) => Promise<R>,
  schema?: string,
): Promise<R> {
  const dialect = new PostgresDialect({ pool: openPool(url, { patient: true }) });
  const db = new Kysely<T>({ dialect: inSchema(dialect, schema) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The lock has a connection of its own, and the server releases it when that connection or the process ends. */
const withAdvisoryLock = <T>(db: Kysely<unknown>, name: string, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`set lock_timeout = '2min'`.execute(connection);
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection);
    return work();
  });

/**
 * Opens a database of a PostgreSQL server (15 or later). Any number of processes may work on one database. Lost
 * connections are replaced at the next use.
 *
 * @throws Error with one sentence when the server cannot be reached or is not supported
 */
export async function openPostgres(url: string): Promise<Database> {
  await withPatientPool(url, checkServer).catch((error: Error) => {
    throw new Error(`The database of DATABASE_URL cannot be used: ${error.message}.`, { cause: error });
  });
  const pool = openPool(url);
  const signals = new PostgresSignals(url);
  const statements = new StatementLog();
  const dialect = new PostgresDialect({ pool });
  const kysely = <T>(schema?: string) =>
    new Kysely<T>({ dialect: inSchema(dialect, schema), log: statements.record });
  const clock = new ServerClock(async () => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely());
    return rows[0]?.now.getTime() ?? Number.NaN;
  });
  await clock.start();
  return {
    engine: 'postgresql',
    clock,
    kysely,
    migrate: (schema, migrations) => withPatientPool(url, (db) => migrateSchema(db, schema, migrations)),
    withoutTimeLimits: (work, schema) => withPatientPool(url, work, schema),
    alone: (name, work) => withPatientPool(url, (db) => withAdvisoryLock(db, name, work)),
    ping: (withinMs) => rejectAfter(withinMs, sql`select 1`.execute(kysely())),
    pool: pool.usage,
    observe: (listener) => statements.observe(listener),
    signals,
    close: async () => {
      clock.stop();
      await signals.close();
      await pool.end();
    },
  };
}
