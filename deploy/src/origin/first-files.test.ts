import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { type ControlState, emptyState } from '../control/state.ts';
import { sampleArea, sampleShell } from '../testing/sample-live.ts';
import { stateWith } from '../testing/sample-records.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import { type Coding, encoded } from './compress.ts';
import { FirstFileStore, noFirstFiles } from './first-files.ts';

jest.mock('./compress.ts', () => {
  const actual = jest.requireActual('./compress.ts');
  return { ...actual, encoded: jest.fn(actual.encoded) };
});

/** Codings made so far, with the quality of each. */
const makings = () => jest.mocked(encoded).mock.calls.map(([, coding, quality]) => `${coding} ${quality}`);

const base = '/areas/shell/1.0.0-aaaaaaaa';
const shell = sampleShell();
// The first view of /feed/home: the layout, and a share of the shell.
const paths = ['main.js', 'main.css', 'kit-base.js', 'frame.js', 'frame.css', 'kit-base.css'].map(
  (file) => `${base}/${file}`,
);
const script = 'frame+kit-base.js';
const live: ControlState = { ...emptyState, ...stateWith([shell, sampleArea('feed')]) };

let dataDir: string;
let store: FirstFileStore;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-first-'));
  const folder = join(dataDir, 'areas/shell', shell.folder);
  await mkdir(folder, { recursive: true });
  for (const file of Object.keys(shell.assets))
    await writeFile(join(folder, file), `/* ${file} */${' '.repeat(2000)}`);
  store = new FirstFileStore(new DiskFiles(dataDir));
  jest.mocked(encoded).mockClear();
});

afterEach(() => rm(dataDir, { recursive: true }));

const find = (name: string, coding: Coding = 'identity', state = live, from = store) =>
  from.find({ shell, name, state }, coding);

test("the shell's lazy files of a first view come as one script and one style sheet, with their integrity", async () => {
  const first = await store.of(shell, [...paths, '/areas/feed/1.0.0-bbbbbbbb/feed.js']);
  expect(first.script).toMatchObject({ path: `${base}/first/${script}`, files: ['frame.js', 'kit-base.js'] });
  expect(first.style).toMatchObject({
    path: `${base}/first/frame+kit-base.css`,
    files: ['frame.css', 'kit-base.css'],
  });
  for (const file of [first.script, first.style]) {
    const found = await find(file?.path.split('/first/')[1] ?? '');
    expect(integrityOf(found?.bytes ?? '')).toBe(file?.integrity);
    const text = String(found?.bytes);
    expect(text.indexOf('/* frame.')).toBeGreaterThanOrEqual(0);
    expect(text.indexOf('/* kit-base.')).toBeGreaterThan(text.indexOf('/* frame.'));
  }
});

test('each is made only in the requested coding, and once for concurrent requests', async () => {
  await store.of(shell, paths);
  expect(makings()).toEqual([]);
  const all = await Promise.all(Array.from({ length: 50 }, () => find(script, 'gzip')));
  expect(makings()).toEqual(['gzip 11']);
  const plain = (await find(script))?.bytes;
  expect(all.map((one) => String(gunzipSync(one?.bytes ?? '')))).toEqual(all.map(() => String(plain)));
  expect(brotliDecompressSync((await find(script, 'br'))?.bytes ?? '')).toEqual(plain);
  await find(script, 'br');
  expect(makings()).toEqual(['gzip 11', 'identity 11', 'br 11']);
});

test('another origin serves the joined files named in a page of this one', async () => {
  const written = (await store.of(shell, paths)).script;
  const other = new FirstFileStore(new DiskFiles(dataDir));
  const answer = await find(script, 'identity', live, other);
  expect(integrityOf(answer?.bytes ?? '')).toBe(written?.integrity);
});

test('so does one that learns of the version of the area only now', async () => {
  const before: ControlState = { ...emptyState, ...stateWith([shell]) };
  expect(await find(script, 'identity', before)).toBeNull();
  expect(await find(script, 'identity', live)).not.toBeNull();
  expect(await find(script, 'identity', before)).not.toBeNull();
});

test.each([
  ['some files of the shell that no page has together', 'frame+kit-base+kit-forms.js'],
  ['a part of a set', 'frame+frame.js'],
  ['parts in another order', 'kit-base+frame.js'],
  ['one file alone', 'frame.js'],
  ['a file of another kind', 'frame+kit-base.json'],
  ['no file', ''],
  ['names without end', `${Array.from({ length: 2000 }, (_, at) => `f${at}`).join('+')}.js`],
])('%s is not joined, and costs no more than a look-up', async (_, name) => {
  // Without the files, an attempt to read one would fail.
  await rm(join(dataDir, 'areas'), { recursive: true });
  expect(await find(name, 'br')).toBeNull();
  expect(makings()).toEqual([]);
});

test('for a version that is not live, it is made quickly and not cached', async () => {
  const looked: ControlState = { ...live, stable: live.stable.filter(({ area }) => area !== 'shell') };
  for (let time = 0; time < 2; time += 1) expect(await find(script, 'br', looked)).not.toBeNull();
  expect(makings()).toEqual(['br 5', 'br 5']);
});

test('a file that cannot be read is not reported as missing, and is tried again the next time', async () => {
  const folder = join(dataDir, 'areas/shell', shell.folder);
  await rm(join(folder, 'frame.js'));
  await expect(find(script, 'br')).rejects.toThrow('ENOENT');
  expect(await store.of(shell, paths)).toMatchObject({
    script: null,
    style: { files: ['frame.css', 'kit-base.css'] },
  });
  await writeFile(join(folder, 'frame.js'), '/* frame.js */');
  expect((await store.of(shell, paths)).script).not.toBeNull();
  expect(await find(script, 'br')).not.toBeNull();
});

test('nothing is written beside the files', async () => {
  const before = await readdir(join(dataDir, 'areas/shell', shell.folder));
  await find(script, 'br');
  expect(await readdir(join(dataDir, 'areas/shell', shell.folder))).toEqual(before);
});

test('a single file, and files of a development server, are not joined', async () => {
  expect(await store.of(shell, paths.slice(0, 3))).toEqual(noFirstFiles);
  expect(await store.of({ ...shell, version: '0.0.0+development' }, paths)).toEqual(noFirstFiles);
});
