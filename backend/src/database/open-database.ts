import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

export type { Database } from './database.ts';

/** Where the database is: on a PostgreSQL server when there is a `url`, else embedded in the data directory. */
export type DatabaseLocation = { dataDir: string; url?: string | null };

/**
 * Opens the database with either engine. Callers use both engines in the same way.
 *
 * @throws DataDirLockedError when another process uses the data directory of the embedded database
 */
export function openDatabase({ dataDir, url }: DatabaseLocation): Promise<Database> {
  return url ? openPostgres(url) : openPglite(dataDir);
}
