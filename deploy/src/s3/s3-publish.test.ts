import { EventEmitter, once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Publisher } from '../api/publisher.ts';
import type { BuiltVersion } from '../command-line/publish.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { SampleBucket } from '../testing/sample-bucket.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea, goodShell, stateWith, stored } from '../testing/sample-records.ts';
import { until } from '../testing/two-origins.ts';
import { digestOf } from '../versions/digest.ts';
import { recordedFiles } from '../versions/record.ts';
import { Versions } from '../versions/versions.ts';
import { Bucket } from './bucket.ts';
import { S3Files } from './s3-files.ts';

jest.setTimeout(60_000);

let bucket: SampleBucket;
let folder: string;
let built: BuiltVersion;
let store: MemoryStore;
let versions: Versions;

beforeAll(async () => {
  bucket = await SampleBucket.start();
}, 60_000);

afterAll(() => bucket.stop());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'az-s3-publish-'));
  built = await sampleBuild(folder, goodArea('feed', '1.1.0'));
  store = new MemoryStore(stateWith([goodShell(), goodArea('feed')], [built.record]));
  versions = new Versions(store);
});

afterEach(() => rm(folder, { recursive: true }));

const machine = (name: string) => new S3Files(bucket.bucket(), versions, join(folder, name));

const ensureLocal = (files: S3Files) => files.ensureLocal(built.record);

const publisherOf = (files: S3Files) => new Publisher(versions, files, join(folder, 'one'));

async function publish(files: S3Files) {
  const publisher = publisherOf(files);
  const named: Record<string, string> = {};
  for (const file of Object.keys(recordedFiles(built.record))) {
    const bytes = await readFile(join(built.folder, file));
    named[file] = digestOf(bytes);
    await publisher.keep(digestOf(bytes), bytes);
  }
  return publisher.publish('origin', { record: built.record, files: named, signature: null }, {});
}

/** Records the version as removed by gc; its files still exist. */
function giveUp() {
  const given = stored(built.record, { removedAt: 1 });
  store.state = { ...store.state, versions: [...store.state.versions.slice(0, -1), given] };
  return given;
}

test('a version that another origin collects meanwhile is stored again, even if this machine has a copy', async () => {
  const files = machine('one');
  await files.keep(built.folder, built.record);
  await ensureLocal(files);
  const given = giveUp();
  const keep = jest.spyOn(files, 'keep').mockImplementationOnce(async (...asked) => {
    await S3Files.prototype.keep.apply(files, asked);
    await machine('two').clear([given], Date.now());
  });
  expect(await publish(files)).toMatchObject({ ok: true });
  expect(keep).toHaveBeenCalledTimes(2);
  expect(await files.isHere(built.record)).toBe(true);
  await ensureLocal(machine('three'));
});

test.each(['before the first file goes', 'before the last file goes'])(
  'a version that is published again while another origin collects it, %s, is complete',
  async (moment) => {
    await machine('one').keep(built.folder, built.record);
    giveUp();
    const files = machine('two');
    const gate = new EventEmitter();
    const arrived = once(gate, 'arrived');
    const remove = Bucket.prototype.remove;
    // Each file has two compressed forms, except the bill of materials.
    const last = 3 * Object.keys(built.record.assets).length + 1;
    let removed = 0;
    jest.spyOn(Bucket.prototype, 'remove').mockImplementation(async function (this: Bucket, key) {
      if (!key.endsWith('.json')) removed += 1;
      if (!key.endsWith('.json') && removed === (moment.includes('first') ? 1 : last)) {
        gate.emit('arrived');
        await once(gate, 'go');
      }
      return remove.call(this, key);
    });
    const waiting = jest.spyOn(store, 'alone');
    const collecting = publisherOf(files).clear();
    await arrived;
    const publishing = publish(machine('three'));
    await Promise.race([
      publishing,
      until(
        async () => waiting.mock.calls.length,
        (calls) => calls === 2,
      ),
    ]);
    gate.emit('go');
    expect([await collecting, await publishing]).toEqual([[], expect.objectContaining({ ok: true })]);
    await ensureLocal(machine('four'));
  },
);

test('a collection reads the retained versions once, however much it removes', async () => {
  const given = ['1.2.0', '1.3.0', '1.4.0'].map((number) =>
    stored(goodArea('feed', number), { removedAt: 1 }),
  );
  store.state = { ...store.state, versions: [...store.state.versions, ...given] };
  const read = jest.spyOn(store, 'read');
  expect(await publisherOf(machine('one')).clear()).toEqual([]);
  expect(read).toHaveBeenCalledTimes(1);
});
