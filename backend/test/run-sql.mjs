/**
 * Runs statements on the database of `DATA_DIR` or `DATABASE_URL` and prints the last one's rows:
 * `node run-sql.mjs <sql>…`
 */
import { CompiledQuery } from 'kysely';
import { openDatabase } from '../dist/index.js';

const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;
const db = await openDatabase({ dataDir, url });
let rows = [];
for (const statement of process.argv.slice(2))
  ({ rows } = await db.kysely().executeQuery(CompiledQuery.raw(statement)));
process.stdout.write(JSON.stringify(rows));
await db.close();
