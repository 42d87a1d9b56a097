import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A database of its own for one test file. */
export type TestDatabase = {
  /** What a server is told to work on it. */
  env: Record<string, string>;
  dataDir: string;
  /** Runs SQL while no server uses the database; the result is the rows of the last statement. */
  sql: (...statements: string[]) => Promise<Record<string, unknown>[]>;
  remove: () => Promise<void>;
};

/** A new database with the demo network, in which `yanis@az-connect.test` has the demo member's password. */
export async function makeDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'az-backend-'));
  const env = { DATA_DIR: dataDir };
  await run(process.execPath, [join(__dirname, 'prepare-database.mjs'), dataDir]);
  return {
    env,
    dataDir,
    sql: async (...statements) => {
      const { stdout } = await run(process.execPath, [
        join(__dirname, 'run-sql.mjs'),
        dataDir,
        ...statements,
      ]);
      return JSON.parse(stdout) as Record<string, unknown>[];
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
