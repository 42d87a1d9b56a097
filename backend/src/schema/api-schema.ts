import type { Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { ApiTables } from './tables.ts';

/** The schema in which the API's tables live. */
export const apiSchema = 'api';

/** A query builder over the API's tables. */
export type ApiDb = Kysely<ApiTables>;

/** The API's view of the database. */
export const apiDb = (db: Database): ApiDb => db.kysely<ApiTables>().withSchema(apiSchema);
