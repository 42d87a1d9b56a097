import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

type Options = { program: string; dataDir: string; env?: Record<string, string> };

/** An origin or the API alone, started and killed repeatedly at the same addresses. */
export class OriginProcess {
  readonly dataDir: string;
  url = '';
  adminUrl = '';
  /** The token that the first start on a database prints. */
  token = '';
  private child: ChildProcess | null = null;
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
    this.dataDir = options.dataDir;
  }

  /** Starts it; rejects with its output when it ends before it is ready. */
  async start(): Promise<void> {
    const { program, dataDir, env } = this.options;
    const [PORT, ADMIN_PORT] = [this.url, this.adminUrl].map((url) => (url ? new URL(url).port : '0'));
    const { PATH, NODE_OPTIONS } = process.env;
    const child = spawn(process.execPath, [program], {
      env: {
        ...{ PATH, NODE_OPTIONS, PORT, ADMIN_PORT, DATA_DIR: dataDir, SEED_DEMO: '0' },
        ...{ LOG_LEVEL: 'error', ...env },
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer) => {
        printed += chunk.toString();
        this.token ||= /shown this once: (\S+)/.exec(printed)?.[1] ?? '';
        const [, scheme, port] = /ready: (https?):\/\/[\w.]+:(\d+)/.exec(printed) ?? [];
        if (!port) return;
        this.url = `${scheme}://127.0.0.1:${port}`;
        const [, adminPort] = /console: http:\/\/127\.0\.0\.1:(\d+)/.exec(printed) ?? [];
        if (adminPort) this.adminUrl = `http://127.0.0.1:${adminPort}`;
        resolve();
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      child.once('exit', (code) => reject(new Error(`The origin ended with ${code}: ${printed}`)));
    });
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Makes every unused version old. */
  async age(): Promise<void> {
    if (!this.child) throw new Error('The origin does not run.');
    const aged = once(this.child, 'message');
    this.child.send('age');
    await aged;
  }

  /** Resident memory of the process, in MiB (Linux only). */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.child?.pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  }
}
