import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts the API in a process, on the database of `env`. Rejects with its output if it ends before it is ready. */
export async function startBackend(env) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../backend-server.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  const origin = await new Promise((resolve, reject) => {
    child.stderr.on('data', (text) => {
      errors += text;
      const [, ready] = /ready: (\S+)/.exec(errors) ?? [];
      if (ready) resolve(ready);
    });
    child.on('exit', () => reject(new Error(errors)));
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return {
    origin,
    api: `${origin}/az-connect-backend/api`,
    pid: child.pid,
    /** Kilobytes of memory of the process. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]),
    /** Sends a signal to the process and waits until it has ended. */
    stop: (signal = 'SIGTERM') => child.kill(signal) && ended,
  };
}
