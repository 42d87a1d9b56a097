import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { migrateSchema } from './migrate-schema.ts';
import { Mutex } from './mutex.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { rejectAfter } from './reject-after.ts';
import { inSchema } from './schema-dialect.ts';
import { StatementLog } from './statement-log.ts';

/** Longest time for one statement in milliseconds; statements of migrations have no limit. */
const statementMs = 4000;

/** See `Database.alone`. Mutexes suffice: no other process uses this database. A lock would occupy its connection. */
function exclusiveWork(): Database['alone'] {
  const mutexes = new Map<string, Mutex>();
  return async (name, work) => {
    const mutex = mutexes.get(name) ?? new Mutex();
    mutexes.set(name, mutex);
    const release = await mutex.lock();
    return work().finally(release);
  };
}

/**
 * Opens the embedded PostgreSQL (PGlite, in a worker thread) in `<dataDir>/db` and makes it when missing. It keeps
 * every acknowledged write when the process dies; a loss of power is not covered (PGlite does not sync to disk).
 *
 * @throws DataDirLockedError when another process uses the directory
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const root = resolve(dataDir);
  const unlock = lockDataDir(root);
  const mutex = new Mutex();
  const engine = await PgliteEngine.open(join(root, 'db')).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const statements = new StatementLog();
  const kyselyWithin = <T>(milliseconds: number, schema?: string) =>
    new Kysely<T>({
      dialect: inSchema(pgliteDialect(engine, mutex, milliseconds), schema),
      log: statements.record,
    });
  const kysely = <T>(schema?: string) => kyselyWithin<T>(statementMs, schema);
  return {
    engine: 'pglite',
    // Its clock is that of this process.
    clock: { now: Date.now, aheadMs: () => 0 },
    signals: null,
    kysely,
    migrate: (schema, migrations) =>
      migrateSchema(kyselyWithin<unknown>(Number.POSITIVE_INFINITY), schema, migrations),
    withoutTimeLimits: (work, schema) => work(kyselyWithin(Number.POSITIVE_INFINITY, schema)),
    alone: exclusiveWork(),
    ping: (withinMs) => rejectAfter(withinMs, sql`select 1`.execute(kysely())),
    pool: () => {
      const { pending } = mutex;
      return { size: 1, idle: pending === 0 ? 1 : 0, waiting: Math.max(0, pending - 1) };
    },
    observe: (listener) => statements.observe(listener),
    close: async () => {
      const release = await mutex.lock();
      await engine.close();
      release();
      unlock();
    },
  };
}
