/**
 * A PostgreSQL server for one test, in its own process, with an empty database: `node run-postgresql.mjs` after `npx
 * tsc -b`. Prints the address of the database; ends when its input does.
 */
import { startDatabase } from '../../../backend/dist/postgres/start-database.js';

const { url, remove } = await startDatabase({ syncs: false });
process.stdout.write(`${url}\n`);
process.stdin.resume();
process.stdin.once('end', () => void remove());
