import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../env.ts';
import { createOrigin } from '../origin/app.ts';
import { KillFile } from '../rollout/kill-file.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { SampleBucket } from '../testing/sample-bucket.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { until } from '../testing/two-origins.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import type { FileStore } from '../versions/file-store.ts';
import { Versions } from '../versions/versions.ts';
import { S3Files } from './s3-files.ts';

jest.setTimeout(60_000);

let bucket: SampleBucket;
let folder: string;
let versions: Versions;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  bucket = await SampleBucket.start();
  folder = await mkdtemp(join(tmpdir(), 'az-s3-origin-'));
  const builds = await Promise.all(
    [goodShell(), goodArea('feed'), goodArea('feed', '1.1.0')].map((record) => sampleBuild(folder, record)),
  );
  const [shell, feed, next] = builds.map(({ record }) => record) as [
    ReturnType<typeof goodShell>,
    ReturnType<typeof goodArea>,
    ReturnType<typeof goodArea>,
  ];
  versions = new Versions(new MemoryStore(stateWith([shell, feed], [next])), [], new KillFile(folder));
  const stores = [new S3Files(bucket.bucket(), versions, join(folder, 'maker')), new DiskFiles(folder)];
  for (const files of stores)
    for (const { folder: source, record } of builds) await files.keep(source, record, true);
}, 60_000);

afterAll(async () => {
  for (const app of apps) await app.close();
  await bucket.stop();
  await rm(folder, { recursive: true });
});

afterEach(async () => {
  bucket.proxy.mend();
  await rm(join(folder, 'kill.json'), { force: true });
});

async function origin(files: FileStore): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1' });
  const app = await createOrigin(settings, noDatabase, versions, { files });
  apps.push(app);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

let machines = 0;
const s3Origin = () => {
  machines += 1;
  return origin(new S3Files(bucket.bucket(), versions, join(folder, `machine-${machines}`)));
};

const file = '/areas/feed/1.0.0-b100/remoteEntry.js';
const nextFile = '/areas/feed/1.1.0-b110/remoteEntry.js';

async function answer(url: string, headers: Record<string, string> = {}) {
  const reply = await fetch(url, { headers });
  const { date: _date, 'keep-alive': _keep, ...rest } = Object.fromEntries(reply.headers);
  return { status: reply.status, text: await reply.text(), headers: rest };
}

/** Masks the headers made from the modification time, which differs between disk and store. */
const withoutTimes = ({ headers, ...rest }: Awaited<ReturnType<typeof answer>>) => ({
  ...rest,
  headers: { ...headers, 'last-modified': typeof headers['last-modified'], etag: typeof headers.etag },
});

test.each([
  ['whole', {}],
  ['compressed', { 'accept-encoding': 'br' }],
  ['in part', { range: 'bytes=3-12', 'accept-encoding': 'identity' }],
] as const)('a file from the store gets the same reply as one from the disk: %s', async (_name, headers) => {
  const [disk, store] = [await origin(new DiskFiles(folder)), await s3Origin()];
  const expected = await answer(disk + file, headers);
  expect(withoutTimes(await answer(store + file, headers))).toEqual(withoutTimes(expected));
  expect(expected.headers['cache-control']).toBe(
    'public, max-age=31536000, s-maxage=10, immutable, no-transform',
  );
  expect(expected.status).toBe('range' in headers ? 206 : 200);
});

test('two machines reply with the same ETag, and 304 to a browser that has it', async () => {
  const [one, two] = [await s3Origin(), await s3Origin()];
  const etag = (await answer(one + file)).headers.etag ?? '';
  expect(etag).not.toBe('');
  expect((await answer(two + file)).headers.etag).toBe(etag);
  // Without this `cache-control`, `fetch` would send `no-cache` and get a whole reply.
  const again = await answer(two + file, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect(again.status).toBe(304);
});

test('while the store is down pages and their files work, and so does the kill switch', async () => {
  const url = await s3Origin();
  await until(
    () => answer(url + file),
    ({ status }) => status === 200,
  );
  bucket.proxy.break('dead');
  expect((await answer(url + file)).status).toBe(200);
  const page = async () => (await answer(`${url}/feed/home`, { cookie: 'authKey=x' })).text;
  expect(await page()).toContain(file);
  const failed = await answer(url + nextFile);
  expect(failed).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '1' } });
  expect((await answer(`${url}/areas/feed/9.9.9-none/remoteEntry.js`)).status).toBe(404);
  await writeFile(join(folder, 'kill.json'), '{"killed":["feed@1.0.0+b100"]}');
  expect(await page()).not.toContain(file);
  expect((await answer(url + file)).status).toBe(410);
  expect(JSON.parse((await answer(`${url}/discovery/kill.json`)).text).killed).toEqual(['feed@1.0.0+b100']);
  bucket.proxy.mend();
  expect((await answer(url + nextFile)).status).toBe(200);
});

test('live versions are copied before the first request', async () => {
  const served = await versions.served();
  const copied = (files: S3Files) => Promise.all(served.map((record) => files.isHere(record)));
  const prepared = new S3Files(bucket.bucket(), versions, join(folder, 'prepared'));
  await prepared.prepare(served);
  expect(await copied(prepared)).toEqual([true, true]);
  expect(await prepared.isHere(goodArea('feed', '1.1.0'))).toBe(false);
  // Live versions are copied without a request, as soon as the origin learns of them.
  const files = new S3Files(bucket.bucket(), versions, join(folder, 'early'));
  await until(
    () => copied(files),
    (all) => all.every(Boolean),
  );
});

test('an origin starts while the store is down', async () => {
  bucket.proxy.break('dead');
  const files = new S3Files(bucket.bucket(), versions, join(folder, 'late'));
  await files.prepare(await versions.served());
  expect(await files.isHere(goodArea('feed'))).toBe(false);
  bucket.proxy.mend();
  expect((await answer((await origin(files)) + file)).status).toBe(200);
});
