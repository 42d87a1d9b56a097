import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileServers } from './compile-servers.mjs';

const load = (name) => import(`../../dist/postgres/${name}.js`);

/** Compiles the servers, and starts a PostgreSQL server with a database that every test file copies. */
export default async function setUp() {
  await compileServers();
  const [{ runSql }, { startPostgres }, { unpackPostgres }] = await Promise.all(
    ['run-sql', 'start-postgres', 'unpack-postgres'].map(load),
  );
  const folder = mkdtempSync(join(tmpdir(), 'az-postgresql-'));
  const programs = unpackPostgres(folder);
  const server = await startPostgres({ programs, folder: join(folder, 'server'), syncs: false });
  await runSql(server.url('postgres', 'postgres'), 'create database az_template owner az');
  execFileSync(process.execPath, [join(import.meta.dirname, '../prepare-database.mjs')], {
    env: { DATA_DIR: folder, DATABASE_URL: server.url('az_template') },
  });
  process.env.AZ_TEST_POSTGRES = `127.0.0.1:${server.port}`;
  process.env.AZ_TEST_POSTGRES_PROGRAMS = programs;
  globalThis.azTestPostgres = { server, folder };
}
