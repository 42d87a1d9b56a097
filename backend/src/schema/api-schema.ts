import type { Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { ApiTables } from './tables.ts';

export const apiSchema = 'api';

export type ApiDb = Kysely<ApiTables>;

export const apiDb = (db: Database): ApiDb => db.kysely<ApiTables>(apiSchema);
