/** Runs statements on the database of a stopped server and prints the last one's rows: `node run-sql.mjs <dir> <sql>…` */
import { CompiledQuery } from 'kysely';
import { openDatabase } from '../dist/index.js';

const [dataDir, ...statements] = process.argv.slice(2);
const db = await openDatabase({ dataDir });
let rows = [];
for (const statement of statements) ({ rows } = await db.kysely().executeQuery(CompiledQuery.raw(statement)));
process.stdout.write(JSON.stringify(rows));
await db.close();
