import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from './run-sql.ts';
import { type PostgresOptions, type PostgresServer, startPostgres } from './start-postgres.ts';
import { unpackPostgres } from './unpack-postgres.ts';

/** The database `az` of a new PostgreSQL server; `remove` stops the server and deletes its folder. */
export async function startDatabase({ syncs }: Pick<PostgresOptions, 'syncs'>): Promise<{
  server: PostgresServer;
  url: string;
  remove: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'az-postgresql-'));
  const server = await startPostgres({
    programs: unpackPostgres(folder),
    folder: join(folder, 'server'),
    syncs,
  });
  await runSql(server.url('postgres', 'postgres'), 'create database az owner az');
  return {
    server,
    url: server.url('az'),
    remove: async () => {
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
