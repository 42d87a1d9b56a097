import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export const compiledOrigin = join(root, 'deploy/dist/main.js');
/** The compiled origin as one script, which starts sooner; `make-first-data.ts` writes it. */
export const bundledOrigin = join(root, 'deploy/dist/bundled/main.cjs');

/** NODE_OPTIONS of an origin that compresses quickly. Its path is quoted, so that it may contain any character. */
const quickOptions = [
  process.env.NODE_OPTIONS ?? '',
  `--require=${JSON.stringify(join(root, 'deploy/bin/compress-quickly.cjs'))}`,
]
  .join(' ')
  .trim();

/** The environment of an origin that compresses as well as in production. */
export const wellCompressed = { NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' };

/** An origin in its own process, on its own data directory. */
export type Origin = {
  url: string;
  /** Address of the operators' listener. */
  adminUrl: string;
  dataDir: string;
  output: () => string;
  /** Stops the origin with SIGTERM and returns the exit code. */
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((settle) => {
    if (child.exitCode !== null || child.signalCode !== null) settle(child.exitCode);
    else child.once('exit', (code) => settle(code));
  });

/**
 * Starts the compiled origin, or another program that starts one. Rejects with the output if it ends before it is
 * ready. Without PAGE_ANSWERS_MS, pages make their first calls themselves, so that tests can intercept those calls.
 * It compresses quickly, unless the environment has `wellCompressed`.
 */
export async function startOrigin(
  dataDir: string,
  environment: Record<string, string> = {},
  [program = bundledOrigin, ...parameters]: string[] = [],
): Promise<Origin> {
  const child = spawn(process.execPath, [resolve(root, program), ...parameters], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: '0', ADMIN_PORT: '0', DATA_DIR: dataDir, PAGE_ANSWERS_MS: '0' },
      NODE_OPTIONS: quickOptions,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = exitOf(child);
  const [adminUrl, url] = await new Promise<[string, string]>((settle, reject) => {
    const readOutput = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, admin, product] = /console: (\S+).*AZ Connect ready: (\S+)/s.exec(printed) ?? [];
      if (admin && product) settle([admin, product]);
    };
    child.stdout?.on('data', readOutput);
    child.stderr?.on('data', readOutput);
    void ended.then((code) => reject(new Error(`The origin ended with ${code}:\n${printed}`)));
  });
  return {
    url,
    adminUrl,
    dataDir,
    output: () => printed,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type DataDir = { dataDir: string; remove: () => Promise<void> };

/** Makes an empty data directory. `remove` deletes it. */
export async function makeDataDir(): Promise<DataDir> {
  const dataDir = await mkdtemp(join(tmpdir(), 'az-e2e-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A copy of the data directory that make-first-data.ts has created before all tests. */
export async function copyDataDir(): Promise<DataDir> {
  const made = await makeDataDir();
  await cp(process.env.AZ_FIRST_DATA ?? '', made.dataDir, { recursive: true });
  return made;
}
