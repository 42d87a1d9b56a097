import { type RawBuilder, sql } from 'kysely';
import { type ApiDb, apiSchema } from './api-schema.ts';
import type { ApiTables } from './tables.ts';

const maxRows = 1000;

/** Deletes at most 1000 rows and returns how many. Rows locked by others are left for later. */
export async function deleteBatch(
  db: ApiDb,
  table: keyof ApiTables,
  isOld: RawBuilder<unknown>,
): Promise<number> {
  const rows = sql.table(`${apiSchema}.${table}`);
  const { numAffectedRows } = await sql`delete from ${rows} where ctid = any(array(
    select ctid from ${rows} where ${isOld} limit ${maxRows} for update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
