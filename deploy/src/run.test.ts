import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDataDir } from './testing/data-dir.ts';

jest.setTimeout(180_000);

let dataDir: string;
let origin: ChildProcess;

beforeEach(async () => {
  dataDir = await makeDataDir('output');
});

afterEach(async () => {
  const ended = origin.exitCode === null ? once(origin, 'exit') : null;
  origin.kill();
  await ended;
  await rm(dataDir, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The text that the address replies once it contains `what`; rejects when the origin has ended before. */
async function replyWith(url: string, what: string): Promise<string> {
  while (origin.exitCode === null) {
    const text = await fetch(url)
      .then((reply) => reply.text())
      .catch(() => '');
    if (text.includes(what)) return text;
    await wait(50);
  }
  throw new Error(`The origin has ended with ${origin.exitCode}`);
}

test('an origin whose output nobody reads any more goes on serving', async () => {
  const [port, adminPort] = [await freePort(), await freePort()];
  origin = spawn(process.execPath, [join(__dirname, '../dist/testing/soak/small-origin.js')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      SEED_DEMO: '0',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = origin;
  if (!stdout || !stderr) throw new Error('The origin has no output');
  await once(stdout, 'data');
  stdout.destroy();
  stderr.destroy();
  await replyWith(`http://127.0.0.1:${port}/healthz`, 'true');
  // Makes it write a line to standard error.
  await writeFile(join(dataDir, 'kill.json'), '');
  await replyWith(`http://127.0.0.1:${adminPort}/metrics`, 'az_kill_file{what="unreadable"} 1');
  expect((await fetch(`http://127.0.0.1:${port}/feed/home`)).status).toBe(200);
});
