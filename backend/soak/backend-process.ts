import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

type Environment = Record<string, string>;

const spawnBackend = (program: string, env: Environment): ChildProcess =>
  spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function outputOf(child: ChildProcess): Promise<{ output: string; code: number | null }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { output, code };
}

/** A start that takes longer counts as a hang. */
const maxStartMs = 300_000;

export class BackendProcess {
  #child: ChildProcess | null = null;
  #api = '';

  constructor(
    readonly program: string,
    readonly env: Environment,
  ) {}

  get api(): string {
    return this.#api;
  }

  /** Returns the milliseconds until ready. Rejects if the process ends first (with its output), or after 5 minutes. */
  async start(): Promise<number> {
    const startedAt = performance.now();
    const child = spawnBackend(this.program, this.env);
    this.#child = child;
    const ended = outputOf(child);
    const ready = new Promise<string>((resolve) => {
      child.stdout?.on('data', (text) => {
        const [, origin] = /ready: (\S+)/.exec(String(text)) ?? [];
        if (origin) resolve(origin);
      });
    });
    const failed = ended.then(({ output }) =>
      Promise.reject(new Error(`The backend did not start: ${output}`)),
    );
    const late = new AbortController();
    const timeout = wait(maxStartMs, null, { signal: late.signal }).then(() => {
      child.kill('SIGABRT');
      throw new Error(`The backend did not start within ${maxStartMs / 1000} seconds.`);
    });
    this.#api = `${await Promise.race([ready, failed, timeout])}/az-connect-backend/api`;
    late.abort();
    for (const promise of [failed, timeout]) promise.catch(() => undefined);
    void ended.then(({ output, code }) => {
      // `end` sets `#child` to null, so here the process has ended by itself.
      if (this.#child === child)
        process.stderr.write(`The backend ended by itself with ${code}: ${output}\n`);
    });
    return performance.now() - startedAt;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.#child = null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Starts a second process on the same data, and returns whether it says that the data directory is in use. */
  async refusesSecond(): Promise<boolean> {
    const { output, code } = await outputOf(spawnBackend(this.program, this.env));
    return code !== 0 && /is in use by another process/.test(output);
  }
}
