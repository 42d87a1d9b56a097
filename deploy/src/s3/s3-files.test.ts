import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { BuiltVersion } from '../command-line/publish.ts';
import type { StoreFault } from '../testing/faulty-store.ts';
import { SampleBucket } from '../testing/sample-bucket.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea, stored } from '../testing/sample-records.ts';
import { digestOf } from '../versions/digest.ts';
import { storeFiles } from '../versions/files.ts';
import type { VersionRecord } from '../versions/record.ts';
import { S3Files } from './s3-files.ts';

jest.setTimeout(60_000);

const dayMs = 24 * 60 * 60 * 1000;

let store: SampleBucket;
let folder: string;
let machines = 0;
let number = 0;
let built: BuiltVersion;

beforeAll(async () => {
  store = await SampleBucket.start();
  folder = await mkdtemp(join(tmpdir(), 'az-s3-'));
}, 60_000);

afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  number += 1;
  built = await build();
});

afterEach(() => store.proxy.mend());

const build = (mark = '') =>
  sampleBuild(
    join(folder, 'builds'),
    goodArea('feed', `1.${number}.0`, { assets: { 'remoteEntry.js': '', 'feed.js': '' } }),
    mark,
  );

/** The store as seen by another machine. */
function machine() {
  machines += 1;
  const dataDir = join(folder, `machine-${machines}`);
  return { files: new S3Files(store.bucket(), { follow: () => undefined }, dataDir), dataDir };
}

const ensureLocal = (files: S3Files, record = built.record) => files.ensureLocal(record);

/** Files of the version: each has two compressed forms, except the bill of materials. */
const fileCount = () => 3 * Object.keys(built.record.assets).length + 1;

const served = (files: S3Files, { area, folder: name } = built.record) =>
  readdir(join(files.root, area, name)).catch(() => null);

/** What another machine has of the version now: nothing, or all of it. */
async function seenElsewhere(): Promise<'nothing' | 'whole'> {
  const { files } = machine();
  const isThere = await files.has(built.record);
  const failure = await ensureLocal(files).catch((error: Error) => error.message);
  if (isThere) {
    expect(failure).toBeUndefined();
    expect(await served(files)).toHaveLength(fileCount());
    return 'whole';
  }
  expect(failure).toMatch(/is not in the file store$/);
  expect(await served(files)).toBeNull();
  return 'nothing';
}

test('a version stored by one machine is served by another, byte for byte, with its compressed forms and the same age', async () => {
  const [one, two] = [machine(), machine()];
  await one.files.keep(built.folder, built.record);
  await Promise.all([ensureLocal(one.files), ensureLocal(two.files), ensureLocal(two.files)]);
  for (const file of Object.keys(built.record.assets)) {
    const path = join(two.files.root, 'feed', built.record.folder, file);
    const bytes = await readFile(path);
    expect(bytes).toEqual(await readFile(join(built.folder, file)));
    expect(brotliDecompressSync(await readFile(`${path}.br`))).toEqual(bytes);
  }
  expect(await readdir(join(one.dataDir, 'area-drafts'))).toEqual([]);
});

test('only files that its record lists are copied from the store', async () => {
  const { files } = machine();
  await files.keep(built.folder, built.record);
  const prefix = (await store.direct.list('versions/')).find(
    ({ key }) => key.includes(built.record.folder) && key.endsWith('/files.json'),
  );
  const listKey = prefix?.key ?? '';
  const list = JSON.parse(String(await store.direct.get(listKey)));
  const bytes = Buffer.from('<script>steal()</script>');
  for (const name of ['evil.html', 'evil.svg', 'evil.js', 'feed.js.html']) list.files[name] = digestOf(bytes);
  await store.direct.put(listKey.replace('files.json', digestOf(bytes)), bytes);
  await store.direct.put(listKey, Buffer.from(JSON.stringify(list)));
  await ensureLocal(files);
  const names = await served(files);
  expect(names).toHaveLength(fileCount());
  expect(names?.filter((name) => /evil|html/.test(name))).toEqual([]);
});

test('a version that lacks a file is not stored', async () => {
  await rm(join(built.folder, 'feed.js'));
  const { files } = machine();
  await expect(files.keep(built.folder, built.record)).rejects.toThrow('feed.js is missing');
  expect(await seenElsewhere()).toBe('nothing');
});

describe.each<StoreFault>(['dead', 'refusal', 'half-upload'])('uploads that end as %s', (fault) => {
  test('leave nothing that looks complete, and the next attempt completes it', async () => {
    const { files, dataDir } = machine();
    store.proxy.break(fault, 'PUT');
    await expect(files.keep(built.folder, built.record)).rejects.toThrow(/^The file store/);
    store.proxy.mend();
    expect(await seenElsewhere()).toBe('nothing');
    expect(await readdir(join(dataDir, 'area-drafts'))).toEqual([]);
    await files.keep(built.folder, built.record);
    expect(await seenElsewhere()).toBe('whole');
  });

  test('are tried again', async () => {
    store.proxy.break(fault, 'PUT', 3);
    await machine().files.keep(built.folder, built.record);
    expect(await seenElsewhere()).toBe('whole');
  });
});

test('an upload cut off after any number of files leaves no version', async () => {
  const { files } = machine();
  const start = store.proxy.asked.length;
  await files.keep(built.folder, built.record);
  const puts = store.proxy.asked.slice(start).filter((method) => method === 'PUT').length;
  expect(puts).toBe(fileCount() + 1);
  for (let passed = 0; passed < puts; passed += 3) {
    number += 1;
    built = await build();
    store.proxy.break('dead', 'PUT', Number.POSITIVE_INFINITY, passed);
    await expect(machine().files.keep(built.folder, built.record)).rejects.toThrow(/^The file store/);
    store.proxy.mend();
    expect(await seenElsewhere()).toBe('nothing');
  }
});

describe.each<StoreFault>(['dead', 'refusal', 'short-answer', 'other-byte'])(
  'replies that end as %s',
  (fault) => {
    beforeEach(() => machine().files.keep(built.folder, built.record));

    test('are requested again', async () => {
      const { files } = machine();
      store.proxy.break(fault, 'GET', 1, 1);
      await ensureLocal(files);
      expect(await served(files)).toHaveLength(fileCount());
    });

    test('are never served, and the version is available once the store is complete', async () => {
      const { files } = machine();
      store.proxy.break(fault, 'GET', Number.POSITIVE_INFINITY, 1);
      await expect(ensureLocal(files)).rejects.toThrow(/^The file store/);
      expect(await readdir(join(files.root, 'feed'))).toEqual([]);
      store.proxy.mend();
      await ensureLocal(files);
      expect(await served(files)).not.toBeNull();
    });
  },
);

test('bytes that were changed in the store are not served', async () => {
  const { files } = machine();
  await files.keep(built.folder, built.record);
  const [first] = (await store.direct.list('versions/')).filter(
    ({ key }) => key.includes(built.record.folder) && !key.endsWith('.json'),
  );
  await store.direct.put(first?.key ?? '', Buffer.from('other()'));
  await expect(ensureLocal(files)).rejects.toThrow('The file store gave other bytes than were put there');
  expect(await served(files)).toBeNull();
});

test('a copy is served while the store is down, and nothing else is', async () => {
  const { files } = machine();
  await files.keep(built.folder, built.record);
  await ensureLocal(files);
  store.proxy.break('dead');
  await ensureLocal(files);
  expect(await files.isHere(built.record)).toBe(true);
  await expect(ensureLocal(machine().files)).rejects.toThrow(/does not answer$/);
});

test('whether a version is stored is asked of the store, even if this machine has a copy', async () => {
  const { files } = machine();
  await files.keep(built.folder, built.record);
  await ensureLocal(files);
  expect(await files.has(built.record)).toBe(true);
  const given = stored(built.record, { removedAt: 1 });
  await machine().files.clear([given], Date.now());
  expect([await files.isHere(built.record), await files.has(built.record)]).toEqual([true, false]);
  await files.keep(built.folder, built.record);
  expect(await seenElsewhere()).toBe('whole');
  store.proxy.break('dead');
  await expect(files.has(built.record)).rejects.toThrow(/does not answer$/);
});

test('a version with a list but a missing file is not stored', async () => {
  const { files } = machine();
  await files.keep(built.folder, built.record);
  const objects = await store.direct.list(`versions/feed/${built.record.folder}/`);
  await store.direct.remove(objects.find(({ key }) => !key.endsWith('.json'))?.key ?? '');
  expect(await files.has(built.record)).toBe(false);
});

test('a store that never replies is given up', async () => {
  await machine().files.keep(built.folder, built.record);
  store.proxy.break('silent');
  await expect(store.bucket({ timeoutMs: 50 }).list('versions/')).rejects.toThrow(/does not answer$/);
});

test('two attempts of one version with other bytes do not mix', async () => {
  const other = await build('-other');
  await Promise.all([
    machine().files.keep(built.folder, built.record),
    machine().files.keep(other.folder, other.record),
  ]);
  for (const { folder: source, record } of [built, other]) {
    const { files } = machine();
    await ensureLocal(files, record);
    const file = join(record.area, record.folder, 'feed.js');
    expect(await readFile(join(files.root, file))).toEqual(await readFile(join(source, 'feed.js')));
  }
});

test('cleanup removes versions without retained files and attempts of yesterday, and nothing else', async () => {
  const builds: VersionRecord[] = [];
  for (let made = 0; made < 3; made += 1) {
    number += 1;
    const version = await build();
    await machine().files.keep(version.folder, version.record);
    builds.push(version.record);
  }
  const [kept, given, abandoned] = builds as [VersionRecord, VersionRecord, VersionRecord];
  const there = async () => {
    const { files } = machine();
    return Promise.all(builds.map((record) => files.has(record)));
  };
  const { files } = machine();
  await ensureLocal(files, given);
  const versions = [stored(kept), stored(given, { removedAt: 1 })];
  expect([await there(), await served(files, given)]).toEqual([[true, true, true], expect.any(Array)]);
  await files.clear(versions, Date.now());
  expect([await there(), await served(files, given)]).toEqual([[true, false, true], null]);
  await files.clear(versions, Date.now() + dayMs + 60_000);
  expect(await there()).toEqual([true, false, false]);
  const left = await store.direct.list('versions/');
  expect(left.filter(({ key }) => key.includes(abandoned.folder))).toEqual([]);
});

test('versions stored on the disk before are uploaded to the store', async () => {
  const { files, dataDir } = machine();
  await storeFiles(join(dataDir, 'areas'), built.folder, built.record);
  await files.adopt([built.record, goodArea('feed', '9.9.9')]);
  expect(await seenElsewhere()).toBe('whole');
  expect(existsSync(join(dataDir, 'areas', 'feed', built.record.folder))).toBe(true);
});
