import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in its own process. `output` returns everything that the server has written so far. */
export type ServerProcess = {
  api: string;
  origin: string;
  output: () => string;
  /** Sends a signal, waits for the end, and returns the exit code, or null when the signal ended the process. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/** The product's server, or `fuzz/server.ts`. The set-up of the tests has bundled both. */
export type Program = 'main' | 'fuzz-server';

/** The environment variables that tests pass on to a server. `npm run mutate` sets `__STRYKER_ACTIVE_MUTANT__`. */
const passedOn = () => {
  const { PATH, NODE_OPTIONS, __STRYKER_ACTIVE_MUTANT__ } = process.env;
  return { PATH, NODE_OPTIONS, __STRYKER_ACTIVE_MUTANT__ };
};

function spawnServer(env: Record<string, string>, program: Program, parameters: string[] = []): Started {
  const script = join(__dirname, `../dist/bundled/${program}.cjs`);
  const child = spawn(process.execPath, [script, ...parameters], {
    env: { ...passedOn(), PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

/** Starts the compiled server and waits until it is ready. Rejects with its output when it ends before it is ready. */
export async function startServer(
  env: Record<string, string>,
  program: Program = 'main',
): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer(env, program);
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /^AZ Connect API ready: (\S+)$/m.exec(output());
      if (ready?.[1]) resolve(ready[1]);
    });
    ended.then(() => reject(new Error(output())));
  });
  return {
    origin,
    api: `${origin}/az-connect-backend/api`,
    output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs a server or one of its commands until it ends by itself. */
export async function runServer(
  env: Record<string, string>,
  ...parameters: string[]
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = spawnServer(env, 'main', parameters);
  return { code: await ended, output: output() };
}
