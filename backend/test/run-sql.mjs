/** Runs statements on the embedded database of `DATA_DIR` and prints the last one's rows: `node run-sql.mjs <sql>…` */
import { CompiledQuery } from 'kysely';
import { openPglite } from '../dist/database/open-pglite.js';

const db = await openPglite(process.env.DATA_DIR);
const rows = await db.withoutTimeLimits(async (kysely) => {
  let last = [];
  for (const statement of process.argv.slice(2))
    ({ rows: last } = await kysely.executeQuery(CompiledQuery.raw(statement)));
  return last;
});
process.stdout.write(JSON.stringify(rows));
await db.close();
