import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import fastify, { type FastifyInstance } from 'fastify';
import { sampleShell } from '../testing/sample-live.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import { FirstFileStore, noFirstFiles } from './first-files.ts';

const base = '/areas/shell/1.0.0-aaaaaaaa';
const shell = sampleShell();
const paths = ['main.js', 'main.css', 'kit-base.js', 'frame.js', 'frame.css', 'kit-base.css'].map(
  (file) => `${base}/${file}`,
);

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-first-'));
  const folder = join(dataDir, 'areas/shell', shell.folder);
  await mkdir(folder, { recursive: true });
  for (const file of Object.keys(shell.assets))
    await writeFile(join(folder, file), `/* ${file} */${' '.repeat(2000)}`);
});

afterEach(() => rm(dataDir, { recursive: true }));

type Answer = { statusCode: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer };

const opened: FastifyInstance[] = [];

afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

/** Asks exactly as it is written, and does not decompress, as `fetch` would. */
function ask(port: number, path: string, encoding = ''): Promise<Answer> {
  const headers = { 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      resolve({ statusCode: answer.statusCode, headers: answer.headers, bytes });
    }).on('error', reject);
  });
}

async function open() {
  const store = new FirstFileStore(new DiskFiles(dataDir));
  const app = fastify();
  opened.push(app);
  store.register(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { store, ask: (path: string, encoding?: string) => ask(port, path, encoding) };
}

test("the shell's lazy files of a first view come as one script and one style sheet, with their integrity", async () => {
  const { store, ask } = await open();
  const { script, style } = await store.of(shell, [...paths, '/areas/feed/1.0.0-bbbbbbbb/feed.js']);
  expect(script).toMatchObject({
    path: `${base}/first/frame+kit-base.js`,
    files: ['frame.js', 'kit-base.js'],
  });
  expect(style).toMatchObject({
    path: `${base}/first/frame+kit-base.css`,
    files: ['frame.css', 'kit-base.css'],
  });
  for (const [file, type] of [
    [script, 'text/javascript; charset=utf-8'],
    [style, 'text/css; charset=utf-8'],
  ] as const) {
    const answer = await ask(file?.path ?? '');
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(integrityOf(answer.bytes)).toBe(file?.integrity);
    const text = String(answer.bytes);
    expect(text.indexOf('/* frame.')).toBeGreaterThanOrEqual(0);
    expect(text.indexOf('/* kit-base.')).toBeGreaterThan(text.indexOf('/* frame.'));
  }
});

test('they come compressed as the browser accepts it, the same bytes each time', async () => {
  const { store, ask } = await open();
  const { script } = await store.of(shell, paths);
  const path = script?.path ?? '';
  const plain = (await ask(path)).bytes;
  expect(brotliDecompressSync((await ask(path, 'gzip, br')).bytes)).toEqual(plain);
  expect(gunzipSync((await ask(path, 'gzip')).bytes)).toEqual(plain);
});

test('another origin answers for what this one wrote into a page', async () => {
  const { store } = await open();
  const { script } = await store.of(shell, paths);
  const answer = await (await open()).ask(script?.path ?? '');
  expect(integrityOf(answer.bytes)).toBe(script?.integrity);
});

test.each([
  ['a file that is not there', `${base}/first/frame+nothing.js`],
  ['parts in another order', `${base}/first/kit-base+frame.js`],
  ['a part twice', `${base}/first/frame+frame.js`],
  ['a version that is not there', '/areas/shell/9.9.9-ffffffff/first/frame+kit-base.js'],
  ['a file of another kind', `${base}/first/frame+kit-base.json`],
  ['a way out of the folder', `${base}/first/..%2F..%2Fframe+kit-base.js`],
  ['a folder above', '/areas/shell/..%2Fshell/first/frame+kit-base.js'],
  ['too many parts', `${base}/first/${Array.from({ length: 97 }, (_, at) => `f${100 + at}`).join('+')}.js`],
])('%s is not found', async (_, path) => {
  expect((await (await open()).ask(path)).statusCode).toBe(404);
});

test('a page goes without when the files cannot be read, and tries again the next time', async () => {
  const { store } = await open();
  const folder = join(dataDir, 'areas/shell', shell.folder);
  await rm(join(folder, 'frame.js'));
  expect(await store.of(shell, paths)).toMatchObject({
    script: null,
    style: { files: ['frame.css', 'kit-base.css'] },
  });
  await writeFile(join(folder, 'frame.js'), '/* frame.js */');
  expect((await store.of(shell, paths)).script).not.toBeNull();
});

test('one file alone, and what a development server builds, stay as they are', async () => {
  const { store } = await open();
  expect(await store.of(shell, paths.slice(0, 3))).toEqual(noFirstFiles);
  expect(await store.of({ ...shell, version: '0.0.0+development' }, paths)).toEqual(noFirstFiles);
});
