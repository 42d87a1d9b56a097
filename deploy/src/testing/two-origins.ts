import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Program, startProgram } from './program.ts';

export type RunningOrigin = { url: string; adminUrl: string; dataDir: string; program: Program };

/** Two origins on one PostgreSQL database, each in its own process and data directory, with the same key and files. */
export type TwoOrigins = {
  origins: [RunningOrigin, RunningOrigin];
  /** A token with all rights. */
  token: string;
  folder: string;
  /** Starts another origin on the same database. */
  start: (name: string, environment?: Record<string, string>) => Promise<RunningOrigin & { token: string }>;
  stop: () => Promise<void>;
};

/** Starts the two origins and their database, with additional settings if given. */
export async function startTwoOrigins(settings: Record<string, string> = {}): Promise<TwoOrigins> {
  const folder = await mkdtemp(join(tmpdir(), 'az-origins-'));
  const server = await startProgram('run-postgresql.mjs');
  const running: Program[] = [];
  const start = async (name: string, environment: Record<string, string> = {}) => {
    const dataDir = join(folder, name);
    const program = await startProgram('serve-origin.mjs', {
      environment: { DATA_DIR: dataDir, DATABASE_URL: server.ready, ...settings, ...environment },
    });
    running.push(program);
    return {
      ...(JSON.parse(program.ready) as { url: string; adminUrl: string; token: string }),
      dataDir,
      program,
    };
  };
  const { token, ...first } = await start('one');
  await mkdir(join(folder, 'two'));
  await cp(join(folder, 'one/signing'), join(folder, 'two/signing'), { recursive: true });
  if (!settings.S3_BUCKET) await symlink(join(folder, 'one/areas'), join(folder, 'two/areas'));
  const second = await start('two');
  return {
    origins: [first, second],
    token,
    folder,
    start,
    stop: async () => {
      await Promise.all(running.map((program) => program.end()));
      await server.end();
      await rm(folder, { recursive: true });
    },
  };
}

/** Calls `ask` until `isWanted` accepts its answer. After 30 seconds, throws an error with the last answer. */
export async function until<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(answer)}`);
    await wait(25);
  }
}
