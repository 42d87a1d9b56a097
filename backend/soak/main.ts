import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runSql } from '../postgres/run-sql.ts';
import { startDatabase } from '../postgres/start-database.ts';
import { runSoak, type SoakOptions } from './run-soak.ts';
import { makeWriters } from './writers.ts';

/** `npm run soak [-- <cycles>]` runs this number of cycles on each engine, 200 by default. */
const cycles = Number(process.argv[2] ?? 200);
if (!Number.isInteger(cycles) || cycles < 1)
  throw new Error('The number of cycles is a whole number above 0.');

const run = promisify(execFile);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const common = { program: here('../fuzz/server.js'), cycles, writers: makeWriters() };

async function soak(engine: string, options: SoakOptions): Promise<boolean> {
  say(`${engine}: ${cycles} cycles …`);
  const onCycle = (done: number) => done % 20 === 0 && say(`  ${done}`);
  const { restartMs, ...counts } = await runSoak({ ...options, onCycle });
  say(
    `  ${Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
  say(`  restart: median ${restartMs.median} ms, at most ${restartMs.max} ms`);
  return counts.lost + counts.torn + counts.doubled + counts.intruders === 0;
}

function onPglite(folder: string): Promise<boolean> {
  const env = { DATA_DIR: join(folder, 'data') };
  const sql: SoakOptions['sql'] = async (statement) =>
    JSON.parse(
      (await run(process.execPath, [here('../../test/run-sql.mjs'), statement], { env, maxBuffer: 1e9 }))
        .stdout,
    );
  return soak('PGlite', { ...common, env, backends: 1, sql, isExclusive: true });
}

async function onPostgresql(): Promise<boolean> {
  const { server, url, remove } = await startDatabase({ syncs: true });
  try {
    return await soak('PostgreSQL', {
      ...common,
      env: { DATABASE_URL: url },
      backends: 2,
      sql: (statement) => runSql(url, statement),
      databaseServer: server,
      isExclusive: false,
    });
  } finally {
    await remove();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'az-soak-'));
try {
  const isSound = [await onPglite(folder), await onPostgresql()];
  if (isSound.includes(false)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
