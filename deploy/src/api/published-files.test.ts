import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { DeployClient } from '../command-line/client.ts';
import { type BuiltVersion, publishBuilt } from '../command-line/publish.ts';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { digestOf } from '../versions/digest.ts';
import { recordedFiles, type VersionRecord } from '../versions/record.ts';
import { signRecord } from '../versions/signature.ts';
import { readSigningKey } from '../versions/signing-keys.ts';

const page = '<script>steal()</script>';

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

let origin: ControlOrigin;
let store: MemoryStore;
let client: DeployClient;
let built: BuiltVersion;

beforeEach(async () => {
  store = new MemoryStore({
    ...stateWith([goodShell(), goodArea('feed')]),
    tokens: [tokenWith('fil', 'feed:publish,*:read')],
  });
  origin = new ControlOrigin(store);
  await origin.start();
  client = new DeployClient({ url: origin.url, token: secretOf('fil'), send: fetch });
  built = await origin.build(goodArea('feed', '1.2.0'));
});

afterEach(() => origin.stop());

const options = () => ({
  signingKey: readSigningKey(origin.dataDir),
  dryRun: false,
  why: '',
  print: () => undefined,
});
const folder = () => join(origin.dataDir, 'areas/feed/1.2.0-b120');
const put = (file: string) => writeFile(join(built.folder, file), page);

/** Publishes as another client could: a signed record with its files, and with files that are not in it. */
async function send(record: VersionRecord, more: string[]): Promise<unknown> {
  const names = [...Object.keys(recordedFiles(record)), ...more];
  const contents = await Promise.all(names.map((name) => readFile(join(built.folder, name))));
  for (const bytes of contents) await client.put(`/publish/feed/files/${digestOf(bytes)}`, bytes);
  const files = Object.fromEntries(contents.map((bytes, at) => [names[at], digestOf(bytes)]));
  const signature = signRecord(record, options().signingKey ?? '');
  return client.post('/publish/feed/versions', { record, files, signature });
}

async function isRefused(sending: Promise<unknown>, sentence: string): Promise<void> {
  await expect(sending).rejects.toThrow(sentence);
  expect(existsSync(folder())).toBe(false);
  expect(store.state.revision).toBe(1);
}

test('the folder of a version contains the files of its record, pictures and source maps included', async () => {
  await put('ville.avif');
  await put('feed.js.map');
  const [media, maps] = ['ville.avif', 'feed.js.map'].map((file) => ({ [file]: integrityOf(page) }));
  const record = { ...built.record, media, maps } as VersionRecord;
  await publishBuilt(client, { ...built, record }, options());
  const code = Object.keys(record.assets).flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  expect((await readdir(folder())).sort()).toEqual(
    [...code, 'feed.js.map', 'sbom.cdx.json', 'ville.avif'].sort(),
  );
});

test.each(['evil.html', 'evil.svg', 'evil.js', 'later.js.map', 'LICENSES.txt'])(
  'the client refuses %s, which the record does not list, and says what to do',
  async (file) => {
    await put(file);
    await isRefused(
      publishBuilt(client, built, options()),
      `${file} is not in record.json, which lists every file of a version: remove it from ${built.folder}, or build again.`,
    );
  },
);

test.each(['evil.html', 'evil.svg', 'evil.js'])('the origin refuses %s too', async (file) => {
  await put(file);
  await isRefused(
    send(built.record, [file]),
    `feed 1.2.0+b120: ${file} is not in its record, which lists every file of a version.`,
  );
});

test.each<[string, string, 'assets' | 'media']>([
  ['a page among the scripts', 'evil.html', 'assets'],
  ['a page among the pictures', 'evil.html', 'media'],
  ['a picture that runs scripts', 'evil.svg', 'media'],
  ['a script that pages would load without integrity', 'evil.js', 'media'],
  ['a file without a kind', 'evil', 'assets'],
])('a record that lists %s is refused, though it is signed', async (_, file, list) => {
  await put(file);
  const record = { ...built.record, [list]: { ...built.record[list], [file]: integrityOf(page) } };
  await isRefused(send(record, []), `feed 1.2.0+b120: ${file} is of a kind that builds do not make.`);
});

test('a picture whose bytes differ from the record is refused', async () => {
  await put('ville.avif');
  const record = { ...built.record, media: { 'ville.avif': integrityOf('another picture') } };
  await isRefused(send(record, []), 'feed 1.2.0+b120: ville.avif is not what was built.');
});

test('a version without its bill of materials is refused', async () => {
  const { sbom: _, ...record } = built.record;
  await isRefused(
    send(record, []),
    'feed 1.2.0+b120 has no bill of materials: build it again, then publish.',
  );
});

test('the folder of another version is refused', async () => {
  const record = { ...built.record, version: '1.0.0-b100', folder: '1.0.0-b100' };
  await isRefused(
    send(record, []),
    'feed 1.0.0-b100 would take the folder of 1.0.0+b100: give it a new version.',
  );
});

describe('the bill of materials', () => {
  const read = (version: string) => origin.az(`sbom feed ${version}`, secretOf('fil'));

  test('is returned to operators as it was published', async () => {
    await publishBuilt(client, built, options());
    const { code, output } = await read('1.2.0+b120');
    expect([code, JSON.parse(output)]).toEqual([0, { bomFormat: 'CycloneDX', components: [] }]);
  });

  test('is refused when it differs from the record', async () => {
    await publishBuilt(client, built, options());
    await writeFile(join(folder(), 'sbom.cdx.json'), '{}');
    expect(await read('1.2.0+b120')).toEqual({
      code: 1,
      output: 'The bill of materials of feed 1.2.0+b120 is not what was published.',
    });
  });

  test.each([
    ['1.0.1+b101', 'feed 1.0.1+b101 was published before versions had a bill of materials.'],
    ['9.9.9', 'feed 9.9.9 was never published: "rollout status feed" names its versions.'],
  ])('of %s is not found, and the command says why', async (version, output) => {
    const { sbom: _, ...before } = goodArea('feed', '1.0.1');
    const [known] = stateWith([], [before]).versions ?? [];
    if (known) store.state = { ...store.state, versions: [...store.state.versions, known] };
    expect(await read(version)).toEqual({ code: 1, output });
  });
});
