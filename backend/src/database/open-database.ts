import { join, resolve } from 'node:path';
import { Kysely, type Migration, Migrator } from 'kysely';
import { lockDataDir } from './data-dir-lock.ts';
import { PgliteClient } from './pglite-client.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { Turnstile } from './turnstile.ts';

/** The one database of an origin; its users keep apart by schemas. */
export type Database = {
  /** False once the database has stopped; nothing brings it back but a new process. */
  readonly isAlive: boolean;
  /**
   * A query builder for tables of type `T`. All builders share one connection: a transaction has it alone until it ends,
   * so a query outside it, awaited inside it, would wait for ever.
   */
  kysely<T>(): Kysely<T>;
  /**
   * Brings a schema up to date: runs the migrations that have not run yet, in order of their names, all or none. They
   * are given a builder that works in that schema. Rejects with the first failure.
   */
  migrate(schema: string, migrations: Record<string, Migration>): Promise<void>;
  /** Waits for what is under way, then closes the database and gives its lock back. */
  close(): Promise<void>;
};

async function migrate(
  db: Kysely<unknown>,
  schema: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({
    db: db.withSchema(schema),
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Opens the embedded PostgreSQL (PGlite, in a worker thread) in `<dataDir>/db` and makes it when missing. It keeps every
 * acknowledged write when the process dies; a loss of power is not covered (PGlite does not sync to disk).
 *
 * @throws DataDirLockedError when another process uses the directory
 */
export async function openDatabase({ dataDir }: { dataDir: string }): Promise<Database> {
  const root = resolve(dataDir);
  const unlock = lockDataDir(root);
  const turnstile = new Turnstile();
  const client = await PgliteClient.open(join(root, 'db')).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const kysely = <T>() => new Kysely<T>({ dialect: pgliteDialect(client, turnstile) });
  return {
    get isAlive() {
      return client.isAlive;
    },
    kysely,
    migrate: (schema, migrations) => migrate(kysely<unknown>(), schema, migrations),
    close: async () => {
      const leave = await turnstile.enter();
      await client.close();
      leave();
      unlock();
    },
  };
}
