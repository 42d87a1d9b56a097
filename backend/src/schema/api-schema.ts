import type { Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { createFirstTables } from './migration-0001.ts';
import { createAccounts } from './migration-0003.ts';
import type { ApiTables } from './tables.ts';

const schema = 'api';

/** A query builder over the API's tables. */
export type ApiDb = Kysely<ApiTables>;

/** The API's view of the database: schema `api`. */
export const apiDb = (db: Database): ApiDb => db.kysely<ApiTables>().withSchema(schema);

/** Brings the API's tables up to date; safe to call at every start. A migration, once released, never changes. */
export function migrateApi(db: Database): Promise<void> {
  return db.migrate(schema, {
    '0001-first-tables': { up: createFirstTables },
    '0003-accounts': { up: createAccounts },
  });
}
