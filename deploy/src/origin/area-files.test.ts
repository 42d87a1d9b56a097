import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../env.ts';
import { KillFile } from '../rollout/kill-file.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import type { ShellRecord, VersionRecord } from '../versions/record.ts';
import { openSigningKey } from '../versions/signing-keys.ts';
import { Versions } from '../versions/versions.ts';
import { createOrigin } from './app.ts';
import { pageAssets } from './asset-list.ts';
import { commonHeaders, inertPolicy } from './security-headers.ts';

const page = '<script>document.title = "stolen"</script>';
const [feed, next, nextShell] = [goodArea('feed'), goodArea('feed', '1.1.0'), goodShell('1.1.0')];
const folder = '/areas/feed/1.0.0-b100';
const joined = '/areas/shell/1.0.0-a100/first/frame+kit-base.js';

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

let dataDir: string;
let records: VersionRecord[];
let app: FastifyInstance;
let store: MemoryStore;
let versions: Versions;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-area-files-'));
  await openSigningKey(dataDir);
  const files = new DiskFiles(dataDir);
  const samples = [goodShell(), goodArea('feed'), next, nextShell];
  const builds = await Promise.all(samples.map((record) => sampleBuild(join(dataDir, 'builds'), record)));
  for (const { folder: built, record } of builds) {
    await files.keep(built, record, false);
    // Files that the record does not list.
    for (const file of [
      'feed.js.map',
      'evil.html',
      'evil.svg',
      'evil.js',
      'evil.js.br',
      'ville.avif',
      'clip.webm',
    ])
      await writeFile(join(files.root, record.area, record.folder, file), page);
  }
  await mkdir(join(dataDir, 'areas/feed/.draft-1'));
  await writeFile(join(dataDir, 'areas/feed/.draft-1/feed.js'), 'half();');
  await writeFile(join(dataDir, 'outside.txt'), 'outside the folder');
  const media = Object.fromEntries(['ville.avif', 'clip.webm'].map((file) => [file, integrityOf(page)]));
  const maps = { 'feed.js.map': integrityOf(page) };
  records = builds.map(({ record }) =>
    record.version === feed.version ? { ...record, media, maps } : record,
  );
}, 60_000);

afterAll(() => rm(dataDir, { recursive: true }));

beforeEach(async () => {
  store = new MemoryStore(stateWith(records.slice(0, 2), records.slice(2)));
  versions = new Versions(store, [], new KillFile(dataDir));
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:1' });
  app = await createOrigin(settings, noDatabase, versions);
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await app.close();
  await rm(join(dataDir, 'kill.json'), { force: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer };

/** Requests a path exactly as written, and does not decompress as `fetch` would. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method, agent: false }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: answer.headers, bytes });
    })
      .on('error', reject)
      .end();
  });
}

const statusOf = async (path: string) => (await ask(path)).status;
const inert = { ...commonHeaders, 'content-security-policy': inertPolicy };

test.each([
  ['remoteEntry.js', 'text/javascript; charset=utf-8'],
  ['feed.css', 'text/css; charset=utf-8'],
  ['ville.avif', 'image/avif'],
  ['clip.webm', 'video/webm'],
])('the type of %s is %s in every coding', async (file, type) => {
  for (const accepted of ['identity', 'gzip', 'gzip, br']) {
    const { status, headers } = await ask(`${folder}/${file}`, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...inert,
      'content-type': type,
      'cache-control': 'public, max-age=31536000, s-maxage=10, immutable, no-transform',
    });
  }
});

test.each([`${folder}/feed.js`, joined])('%s is the same in each accepted coding', async (path) => {
  const plain = await ask(path);
  expect(plain.headers).toMatchObject({ ...inert, 'content-type': 'text/javascript; charset=utf-8' });
  const br = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect([br.headers['content-encoding'], brotliDecompressSync(br.bytes)]).toEqual(['br', plain.bytes]);
  const gzip = await ask(path, { 'accept-encoding': 'gzip, br;q=0' });
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.bytes)]).toEqual(['gzip', plain.bytes]);
  const etags = [plain, br, gzip].map(({ headers }) => String(headers.etag));
  expect(new Set(etags).size).toBe(3);
  const known = await ask(path, { 'accept-encoding': 'br', 'if-none-match': etags[1] ?? '' });
  expect([known.status, known.bytes.length]).toEqual([304, 0]);
});

test('the list of a shell’s files is the same in each coding, and has the integrity that pages say', async () => {
  const shell = { ...(records[0] as ShellRecord), asksForAssets: true };
  const { assetsAt } = pageAssets(shell, []);
  const path = assetsAt?.url ?? '';
  const plain = await ask(path);
  expect(JSON.parse(plain.bytes.toString())).toEqual(shell.assets);
  expect(integrityOf(plain.bytes)).toBe(assetsAt?.integrity);
  expect(plain.headers).toMatchObject({
    ...inert,
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, s-maxage=10, immutable, no-transform',
  });
  for (const [coding, decode] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
    const { headers, bytes } = await ask(path, { 'accept-encoding': coding });
    expect([headers['content-encoding'], decode(bytes)]).toEqual([coding, plain.bytes]);
  }
  expect(await statusOf(`${folder}/assets.json`)).toBe(404);
});

test('a range request returns a part of the file', async () => {
  const whole = await readFile(join(dataDir, folder.slice(1), 'feed.js'));
  const { status, bytes } = await ask(`${folder}/feed.js`, { range: 'bytes=3-12' });
  expect([status, bytes]).toEqual([206, whole.subarray(3, 13)]);
});

test.each([
  ['a page beside the record', `${folder}/evil.html`],
  ['a picture that runs scripts', `${folder}/evil.svg`],
  ['a script beside the record', `${folder}/evil.js`],
  ['a compressed form by its own name', `${folder}/feed.js.br`],
  ['a source map', `${folder}/feed.js.map`],
  ['the bill of materials', `${folder}/sbom.cdx.json`],
  ['the record', `${folder}/record.json`],
  ['a file that is not there', `${folder}/other.js`],
  ['a version that is not there', '/areas/feed/9.9.9-none/feed.js'],
  ['half a version', '/areas/feed/.draft-1/feed.js'],
  ['a folder', folder],
  ['a folder with a slash', `${folder}/`],
  ['all areas', '/areas/'],
  ['all areas without a slash', '/areas'],
  ['a way out', '/areas/../outside.txt'],
  ['a way out, encoded', '/areas/%2e%2e/outside.txt'],
  ['a way out in one part', '/areas/..%2foutside.txt'],
  ['a way out of a version', `${folder}/..%2f..%2f..%2foutside.txt`],
  ['a property that every object has', `${folder}/constructor`],
  ['a joined file that no page names', '/areas/shell/1.0.0-a100/first/frame+unused.js'],
  ['a joined file of an area', `${folder}/first/feed+later.js`],
])('%s is not found, and never a page', async (_, path) => {
  const { status, headers, bytes } = await ask(path, { 'accept-encoding': 'br' });
  expect([status, String(bytes)]).toEqual([404, 'Not found']);
  expect(headers).toMatchObject({ ...inert, 'content-type': 'text/plain; charset=utf-8' });
  expect(headers['cache-control']).toBeUndefined();
  expect(headers['content-encoding']).toBeUndefined();
});

test('a page is not served even if a signed record lists it', async () => {
  const changes = {
    assets: { ...feed.assets, 'evil.html': integrityOf(page) },
    media: { 'evil.svg': integrityOf(page) },
  };
  store.state = { ...store.state, ...stateWith([goodShell(), { ...feed, ...changes }]) };
  for (const file of ['evil.html', 'evil.svg']) expect(await statusOf(`${folder}/${file}`)).toBe(404);
  expect(await statusOf(`${folder}/feed.js`)).toBe(200);
});

test('a record without pictures serves those beside its files, and nothing else', async () => {
  const before = '/areas/feed/1.1.0-b110';
  expect(await statusOf(`${before}/ville.avif`)).toBe(200);
  for (const file of ['evil.html', 'evil.svg', 'evil.js'])
    expect(await statusOf(`${before}/${file}`)).toBe(404);
});

test('HEAD is answered as GET is, without the bytes', async () => {
  for (const path of [`${folder}/feed.js`, joined]) {
    const { status, headers, bytes } = await ask(path, {}, 'HEAD');
    expect([status, headers['content-type'], bytes.length]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      0,
    ]);
  }
});

describe('a killed or recalled version', () => {
  const gone = async (path: string) => {
    const { status, headers } = await ask(path);
    expect(headers).toMatchObject({ ...inert, 'content-type': 'text/plain; charset=utf-8' });
    return [status, headers['cache-control']];
  };
  const command = (verb: 'kill' | 'recall', area: string, version: string) =>
    versions.control.execute('origin', { verb, area, version });
  const file = '/areas/feed/1.1.0-b110/feed.js';

  test.each(['kill', 'recall'] as const)('is gone after %s, with all its files', async (verb) => {
    expect(await statusOf(file)).toBe(200);
    await command(verb, 'feed', next.version);
    expect(await gone(file)).toEqual([410, 'public, max-age=10']);
    expect((await gone('/areas/feed/1.1.0-b110/evil.html'))[0]).toBe(410);
    expect(await statusOf(`${folder}/feed.js`)).toBe(200);
  });

  test('is gone when the kill file says so, while the database is down', async () => {
    expect(await statusOf(file)).toBe(200);
    store.broken = true;
    await writeFile(join(dataDir, 'kill.json'), '{"killed":["feed@1.1.0+b110"]}');
    expect((await gone(file))[0]).toBe(410);
    await rm(join(dataDir, 'kill.json'));
    expect(await statusOf(file)).toBe(200);
  });

  test('is gone with the joined files of a shell', async () => {
    const path = '/areas/shell/1.1.0-a110/first/frame+kit-base.js';
    expect(await statusOf(path)).toBe(200);
    await command('kill', 'shell', nextShell.version);
    expect((await gone(path))[0]).toBe(410);
    expect((await gone('/areas/shell/1.1.0-a110/assets.json'))[0]).toBe(410);
    expect(await statusOf(joined)).toBe(200);
  });

  test('is available again when a recalled version is rolled out again', async () => {
    await command('recall', 'feed', next.version);
    expect((await gone(file))[0]).toBe(410);
    const steps = [{ basisPoints: 10_000, soakMs: 0 }];
    const start = { verb: 'start' as const, area: 'feed', version: next.version, steps };
    await versions.control.execute('origin', { ...start, rolloutId: 'ab'.repeat(16) });
    expect(await statusOf(file)).toBe(200);
  });
});

test('unknown folders cause no database query each', async () => {
  await statusOf(`${folder}/feed.js`);
  const asked = jest.spyOn(store, 'revision');
  const start = performance.now();
  const paths = Array.from({ length: 100 }, (_, number) => `/areas/feed/${number}-none/feed.js`);
  expect(new Set(await Promise.all(paths.map(statusOf)))).toEqual(new Set([404]));
  // At most one query in a tenth of a second.
  expect(asked.mock.calls.length).toBeLessThan(2 + (performance.now() - start) / 100);
});

test('a version that another origin has just published is found', async () => {
  await statusOf(`${folder}/feed.js`);
  const path = '/areas/feed/1.2.0-b120/feed.js';
  expect(await statusOf(path)).toBe(404);
  const { folder: built, record } = await sampleBuild(dataDir, goodArea('feed', '1.2.0'));
  await new DiskFiles(dataDir).keep(built, record, false);
  const { versions: known } = store.state;
  const [published] = stateWith([], [record]).versions ?? [];
  if (!published) throw new Error('There is no sample');
  store.state = { ...store.state, versions: [...known, published], revision: store.state.revision + 1 };
  expect(await statusOf(path)).toBe(200);
});

test('a file that cannot be read now is not reported as missing', async () => {
  const file = join(dataDir, 'areas/shell/1.0.0-a100/frame.js');
  await rename(file, `${file}.away`);
  const { status, headers } = await ask(joined);
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '1']);
  expect(headers).toMatchObject(inert);
  await rename(`${file}.away`, file);
  expect(await statusOf(joined)).toBe(200);
});
