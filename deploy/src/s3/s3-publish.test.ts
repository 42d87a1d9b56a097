import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Publisher } from '../api/publisher.ts';
import type { BuiltVersion } from '../command-line/publish.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { SampleBucket } from '../testing/sample-bucket.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea, goodShell, stateWith, stored } from '../testing/sample-records.ts';
import { digestOf } from '../versions/digest.ts';
import { Versions } from '../versions/versions.ts';
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

const bring = (files: S3Files) => files.bring('feed', built.record.folder);

async function publish(files: S3Files) {
  const publisher = new Publisher(versions, files, join(folder, 'one'));
  const named: Record<string, string> = {};
  for (const file of Object.keys(built.record.assets)) {
    const bytes = await readFile(join(built.folder, file));
    named[file] = digestOf(bytes);
    await publisher.keep(digestOf(bytes), bytes);
  }
  return publisher.publish('origin', { record: built.record, files: named, signature: null }, {});
}

test('what another origin collects meanwhile is kept again, although this machine has a copy', async () => {
  const files = machine('one');
  await files.keep(built.folder, built.record);
  await bring(files);
  const given = stored(built.record, { removedAt: 1 });
  store.state = { ...store.state, versions: [...store.state.versions.slice(0, -1), given] };
  const keep = jest.spyOn(files, 'keep').mockImplementationOnce(async (...asked) => {
    await S3Files.prototype.keep.apply(files, asked);
    await machine('two').clear([given], Date.now(), async () => false);
  });
  expect(await publish(files)).toMatchObject({ ok: true });
  expect(keep).toHaveBeenCalledTimes(2);
  expect(await files.isHere(built.record)).toBe(true);
  await bring(machine('three'));
});
