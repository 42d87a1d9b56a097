import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in its own process. `output` is all it has written so far. */
export type ServerProcess = {
  api: string;
  origin: string;
  output: () => string;
  /** Sends a signal and waits for the end: the exit code, or null when the signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/** What a server needs of the environment of the tests; the last is set by `npm run mutate`. */
const passedOn = () => {
  const { PATH, NODE_OPTIONS, __STRYKER_ACTIVE_MUTANT__ } = process.env;
  return { PATH, NODE_OPTIONS, __STRYKER_ACTIVE_MUTANT__ };
};

function spawnServer(env: Record<string, string>, program = 'main.js', parameters: string[] = []): Started {
  const child = spawn(process.execPath, [join(__dirname, '../dist', program), ...parameters], {
    env: { ...passedOn(), PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

/** Starts the compiled server and waits until it is ready; rejects with its output when it ends before that. */
export async function startServer(env: Record<string, string>, program?: string): Promise<ServerProcess> {
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

/** Runs a server, or one of its commands, that ends by itself. */
export async function runServer(
  env: Record<string, string>,
  ...parameters: string[]
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = spawnServer(env, 'main.js', parameters);
  return { code: await ended, output: output() };
}
