import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts the API as a process of its own, on the database of `env`. Rejects with what it printed when it ends. */
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
    /** Asks it to end, or kills it, and waits until it has ended. */
    stop: (signal = 'SIGTERM') => child.kill(signal) && ended,
  };
}
