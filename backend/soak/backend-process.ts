import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

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

/** A backend that is started and killed repeatedly. */
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

  /** Starts it; returns the milliseconds until it was ready. */
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
    this.#api = `${await Promise.race([ready, failed])}/az-connect-backend/api`;
    failed.catch(() => undefined);
    return performance.now() - startedAt;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Starts a second one on the same data; whether it was refused with a sentence about the data directory. */
  async refusesSecond(): Promise<boolean> {
    const { output, code } = await outputOf(spawnBackend(this.program, this.env));
    return code !== 0 && /is in use by another process/.test(output);
  }
}
