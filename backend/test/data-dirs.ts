import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A new data directory with the demo network, in which `yanis@az-connect.test` has the demo member's password. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'az-backend-'));
  await run(process.execPath, [join(__dirname, 'prepare-data-dir.mjs'), dataDir]);
  return dataDir;
}

/** Runs SQL while no server uses the directory; the result is the rows of the last statement. */
export async function runSql(dataDir: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const { stdout } = await run(process.execPath, [join(__dirname, 'run-sql.mjs'), dataDir, ...statements]);
  return JSON.parse(stdout) as Record<string, unknown>[];
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true });
