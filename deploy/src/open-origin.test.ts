import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, startProgram } from './testing/program.ts';

jest.setTimeout(180_000);

let folder: string;
let server: Program;
let origins: Program[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'az-first-origins-'));
  server = await startProgram('run-postgresql.mjs');
  origins = [];
});

afterEach(async () => {
  await Promise.all(origins.map((origin) => origin.end()));
  await server.end();
  await rm(folder, { recursive: true });
});

/** Starts an origin; returns the public key that its pages contain. */
async function startOrigin(name: string): Promise<string | undefined> {
  const origin = await startProgram('serve-origin.mjs', {
    environment: { DATA_DIR: join(folder, name), DATABASE_URL: server.ready },
  });
  origins.push(origin);
  const { url } = JSON.parse(origin.ready) as { url: string };
  const page = await (await fetch(`${url}/feed/home`)).text();
  return /"signingKey":"([\w-]{43})"/.exec(page)?.[1];
}

test('of origins that start at once on an empty database one creates the key, and the others refuse to start without it', async () => {
  const names = ['one', 'two', 'three'];
  const started = await Promise.allSettled(names.map(startOrigin));
  const refused = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(
    Array(2).fill(expect.stringMatching(/copy the folder signing of another origin into \S+\./)),
  );
  const made = await Promise.all(names.map((name) => readdir(join(folder, name, 'signing')).catch(() => [])));
  expect(made.flat().sort()).toEqual(['private.pem', 'public-key']);
});

test('origins that start at once with one data directory have one key', async () => {
  const [first, second] = await Promise.all(['one', 'one'].map(startOrigin));
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
});
