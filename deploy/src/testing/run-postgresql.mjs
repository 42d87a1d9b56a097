/**
 * A PostgreSQL server of a test's own, in a process of its own, with an empty database: `node run-postgresql.mjs` after
 * `npx tsc -b`. Prints the address of the database; ends when its input does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../../backend/dist/postgres/run-sql.js';
import { startPostgres } from '../../../backend/dist/postgres/start-postgres.js';
import { unpackPostgres } from '../../../backend/dist/postgres/unpack-postgres.js';

const folder = mkdtempSync(join(tmpdir(), 'az-deploy-postgresql-'));
const server = await startPostgres({
  programs: unpackPostgres(folder),
  folder: join(folder, 'server'),
  syncs: false,
});
await runSql(server.url('postgres', 'postgres'), 'create database az owner az');
process.stdout.write(`${server.url('az')}\n`);
process.stdin.resume();
process.stdin.once('end', async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});
