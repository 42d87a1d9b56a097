import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A program in its own process, which prints one line when it is ready. */
export type Program = {
  /** The line printed when it was ready. */
  ready: string;
  /** Its standard error so far. */
  stderr: () => string;
  /** Closes its input, or sends it a signal, and waits for its end. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

async function endOf(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.stdin?.end();
  if (signal) child.kill(signal);
  await ended;
  return child.exitCode;
}

/** Starts a script of this folder. Rejects with its standard error when it ends before it is ready. */
export async function startProgram(
  script: string,
  { parameters = [], environment = {} }: { parameters?: string[]; environment?: Record<string, string> } = {},
): Promise<Program> {
  // `npm run mutate` sets `__STRYKER_ACTIVE_MUTANT__`.
  const { PATH, NODE_OPTIONS, __STRYKER_ACTIVE_MUTANT__ } = process.env;
  const child = spawn(process.execPath, [join(__dirname, script), ...parameters], {
    env: { PATH, NODE_OPTIONS, __STRYKER_ACTIVE_MUTANT__, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += String(text);
  });
  const lines = createInterface({ input: child.stdout });
  const [ready] = await Promise.race([
    once(lines, 'line') as Promise<[string]>,
    once(child, 'exit').then(() => {
      throw new Error(`${script} ended before it was ready.\n${stderr}`);
    }),
  ]);
  return { ready, stderr: () => stderr, end: (signal) => endOf(child, signal) };
}
