import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { answerWithin } from './answer-within.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { migrateSchema } from './migrate-schema.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { StatementLog } from './statement-log.ts';
import { Turnstile } from './turnstile.ts';

/** Longest time for one statement in milliseconds; statements of migrations have no limit. */
const statementMs = 4000;

/** No other process works on this database, and its one connection must stay free: see `Database.alone`. */
function turns(): Database['alone'] {
  const turnstiles = new Map<string, Turnstile>();
  return async (name, work) => {
    const turnstile = turnstiles.get(name) ?? new Turnstile();
    turnstiles.set(name, turnstile);
    const leave = await turnstile.enter();
    return work().finally(leave);
  };
}

/**
 * Opens the embedded PostgreSQL (PGlite, in a worker thread) in `<dataDir>/db` and makes it when missing. It keeps every
 * acknowledged write when the process dies; a loss of power is not covered (PGlite does not sync to disk).
 *
 * @throws DataDirLockedError when another process uses the directory
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const root = resolve(dataDir);
  const unlock = lockDataDir(root);
  const turnstile = new Turnstile();
  const engine = await PgliteEngine.open(join(root, 'db')).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const statements = new StatementLog();
  const kyselyWithin = <T>(milliseconds: number) =>
    new Kysely<T>({ dialect: pgliteDialect(engine, turnstile, milliseconds), log: statements.note });
  const kysely = <T>() => kyselyWithin<T>(statementMs);
  return {
    engine: 'pglite',
    kysely,
    migrate: (schema, migrations) =>
      migrateSchema(kyselyWithin<unknown>(Number.POSITIVE_INFINITY), schema, migrations),
    alone: turns(),
    ping: (withinMs) => answerWithin(withinMs, sql`select 1`.execute(kysely())),
    pool: () => {
      const { present } = turnstile;
      return { size: 1, idle: present === 0 ? 1 : 0, waiting: Math.max(0, present - 1) };
    },
    observe: (listener) => statements.observe(listener),
    close: async () => {
      const leave = await turnstile.enter();
      await engine.close();
      leave();
      unlock();
    },
  };
}
