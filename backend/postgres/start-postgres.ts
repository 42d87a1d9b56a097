import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signalFamily } from './process-family.ts';
import { runSql } from './run-sql.ts';

export type PostgresOptions = {
  /** Folder with `initdb` and `postgres`. */
  programs: string;
  /** Folder for the data: empty or missing, and reachable by every user. `remove` deletes it. */
  folder: string;
  /** Whether the server syncs to disk, as in production. A disposable server is faster without. */
  syncs: boolean;
  /** More settings, `name=value`. */
  settings?: string[];
};

/** A PostgreSQL server on the loopback, without passwords. */
export type PostgresServer = {
  port: number;
  /** The server's main process. */
  readonly pid: number | undefined;
  /** Address of a database of this server, to connect as `role` (`az` by default). */
  url: (database: string, role?: string) => string;
  /** Kills all processes of the server at once, like a power cut. */
  kill: () => Promise<void>;
  /** Suspends the server's processes (`freeze`), or resumes them (`thaw`). */
  freeze: () => void;
  thaw: () => void;
  /** Starts the server again on the same port, and waits until it accepts connections. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
};

const startWithinMs = 60_000;

/** The user to run PostgreSQL as: `nobody` instead of root, because PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function makeCluster(programs: string, data: string, user: { uid?: number; gid?: number }): void {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(programs, 'initdb'), ['-D', data, ...options], {
    ...user,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

/** Creates a PostgreSQL server with the role `az`, which may create databases, and starts it on a free port. */
export async function startPostgres({
  programs,
  folder,
  syncs,
  settings = [],
}: PostgresOptions): Promise<PostgresServer> {
  const data = join(folder, 'data');
  const user = unprivileged();
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  makeCluster(programs, data, user);
  const port = await freePort();
  const url = (database: string, role = 'az') => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const unsynced = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const parameters = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'shared_buffers=64MB',
    'max_connections=200',
    ...(syncs ? [] : unsynced),
    ...settings,
  ].flatMap((setting) => ['-c', setting]);
  let child: ChildProcess | undefined;
  let log = '';

  async function start(): Promise<void> {
    const until = Date.now() + startWithinMs;
    for (;;) {
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        child = spawn(join(programs, 'postgres'), ['-D', data, ...parameters], {
          ...user,
          cwd: '/',
          env: { PATH: process.env.PATH, LC_ALL: 'C' },
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        child.stderr?.on('data', (text) => {
          log = (log + String(text)).slice(-4000);
        });
      }
      const failure = await runSql(url('postgres', 'postgres'), 'select 1').then(
        () => null,
        (error: Error) => error,
      );
      if (!failure) return;
      if (Date.now() > until) throw new Error(`PostgreSQL does not start: ${failure.message}\n${log}`);
      await wait(50);
    }
  }

  const signal = (name: NodeJS.Signals) => child?.pid && signalFamily(child.pid, name);

  async function end(name: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (name === 'SIGKILL') signal(name);
    else child.kill(name);
    await ended;
  }

  await start();
  await runSql(url('postgres', 'postgres'), 'create role az login createdb');
  return {
    port,
    get pid() {
      return child?.pid;
    },
    url,
    kill: () => end('SIGKILL'),
    freeze: () => void signal('SIGSTOP'),
    thaw: () => void signal('SIGCONT'),
    start,
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
