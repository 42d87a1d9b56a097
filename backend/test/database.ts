import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runSql } from '../postgres/run-sql.ts';
import { engine } from './engine.ts';

const run = promisify(execFile);

type Rows = Record<string, unknown>[];

/** A new database for one test file. */
export type TestDatabase = {
  /** Environment variables for a server that uses this database. */
  env: Record<string, string>;
  dataDir: string;
  /**
   * Runs SQL and returns the rows of the last statement, converted to JSON and back. On PGlite, no server may use the
   * database meanwhile.
   */
  sql: (...statements: string[]) => Promise<Rows>;
  remove: () => Promise<void>;
};

/** Set by the suite's global setup: the folder of the template database (PGlite), or the address of the server. */
const { AZ_TEST_TEMPLATE: template = '', AZ_TEST_POSTGRES: server = '' } = process.env;

const serverUrl = (role: string, database: string) => `postgres://${role}@${server}/${database}`;

async function copyTemplate(dataDir: string) {
  await cp(template, dataDir, { recursive: true });
  const env = { DATA_DIR: dataDir };
  return {
    env,
    // In a process of its own, because PGlite does not run inside jest.
    sql: async (...statements: string[]) => {
      const script = join(__dirname, 'run-sql.mjs');
      const { stdout } = await run(process.execPath, [script, ...statements], { env });
      return JSON.parse(stdout) as Rows;
    },
    remove: async () => undefined,
  };
}

/** Copies the template database on the server. `sql` runs as the owner of the copy, not as an administrator. */
async function createOnServer(dataDir: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = serverUrl('postgres', 'postgres');
  await runSql(admin, `create database ${name} template az_template owner az strategy file_copy`);
  const url = serverUrl('az', name);
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    sql: async (...statements: string[]) =>
      JSON.parse(JSON.stringify(await runSql(url, ...statements))) as Rows,
    remove: async () => void (await runSql(admin, `drop database ${name} with (force)`)),
  };
}

/** A new database with the demo network, in which `yanis@az-connect.test` has the demo member's password. */
export async function makeDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'az-backend-'));
  const prepare = engine === 'pglite' ? copyTemplate : createOnServer;
  const { env, sql, remove } = await prepare(dataDir);
  return {
    env,
    dataDir,
    sql,
    remove: async () => {
      await remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
