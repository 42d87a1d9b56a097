import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { sampleArea } from '../testing/sample-live.ts';
import { clearLeftovers, removeFiles, storeFiles } from './files.ts';
import type { VersionRecord } from './record.ts';

const contents = { 'remoteEntry.js': 'entry();', 'feed.css': '.a{color:red}', 'ville.avif': 'a picture' };

let folder: string;
let root: string;
let built: string;
let record: VersionRecord;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'az-files-'));
  root = join(folder, 'areas');
  built = join(folder, 'built');
  await mkdir(built);
  for (const [file, text] of Object.entries(contents)) await writeFile(join(built, file), text);
  await writeFile(join(built, 'record.json'), '{}');
  await writeFile(join(built, 'remoteEntry.js.map'), '{}');
  record = sampleArea('feed', {
    assets: {
      'remoteEntry.js': integrityOf(contents['remoteEntry.js']),
      'feed.css': integrityOf(contents['feed.css']),
    },
    media: { 'ville.avif': integrityOf(contents['ville.avif']) },
  });
});

afterEach(() => rm(folder, { recursive: true }));

const target = () => join(root, 'feed', record.folder);
const stored = (file: string) => readFile(join(target(), file));

test('a version gets a folder of its own with the bytes that were built', async () => {
  await storeFiles(root, built, record);
  for (const [file, text] of Object.entries(contents)) expect(String(await stored(file))).toBe(text);
});

test('scripts and style sheets have a brotli and a gzip form beside them', async () => {
  await storeFiles(root, built, record);
  for (const file of ['remoteEntry.js', 'feed.css'] as const) {
    expect(String(brotliDecompressSync(await stored(`${file}.br`)))).toBe(contents[file]);
    expect(String(gunzipSync(await stored(`${file}.gz`)))).toBe(contents[file]);
  }
});

test('files that the record does not list are not stored', async () => {
  for (const file of ['evil.html', 'evil.svg', 'evil.js', 'feed.css.html'])
    await writeFile(join(built, file), '<script>steal()</script>');
  await storeFiles(root, built, record);
  expect((await readdir(target())).sort()).toEqual([
    'feed.css',
    'feed.css.br',
    'feed.css.gz',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
    'ville.avif',
  ]);
});

test('bytes that differ from the record are refused, and nothing is left behind', async () => {
  await writeFile(join(built, 'feed.css'), '.a{color:blue}');
  await expect(storeFiles(root, built, record)).rejects.toThrow(
    'feed 1.0.0+bbbbbbbb: feed.css is not what was built',
  );
  expect(await readdir(join(root, 'feed'))).toEqual([]);
});

test('a build that lacks a file of the record is refused, and nothing is left behind', async () => {
  await rm(join(built, 'feed.css'));
  await expect(storeFiles(root, built, record)).rejects.toThrow('feed 1.0.0+bbbbbbbb: feed.css is missing');
  expect(await readdir(join(root, 'feed'))).toEqual([]);
});

test('a folder that cannot be read completely leaves nothing behind', async () => {
  await rm(join(built, 'ville.avif'));
  await mkdir(join(built, 'ville.avif'));
  await expect(storeFiles(root, built, record)).rejects.toThrow('EISDIR');
  expect(await readdir(join(root, 'feed'))).toEqual([]);
});

test('the folder does not exist before it is complete', async () => {
  const storing = storeFiles(root, built, record);
  let seen = 0;
  let done = false;
  const finished = storing.finally(() => {
    done = true;
  });
  while (!done) {
    if (existsSync(target())) expect(await readdir(target())).toHaveLength(7);
    seen += 1;
    await new Promise(setImmediate);
  }
  await finished;
  expect(seen).toBeGreaterThan(1);
  expect(await readdir(target())).toHaveLength(7);
});

test('an existing version stays as it is', async () => {
  await storeFiles(root, built, record);
  await writeFile(join(built, 'remoteEntry.js'), 'other();');
  await storeFiles(root, built, record);
  expect(String(await stored('remoteEntry.js'))).toBe(contents['remoteEntry.js']);
});

test('two versions of one area stand side by side', async () => {
  await storeFiles(root, built, record);
  await storeFiles(root, built, { ...record, folder: '1.1.0-cccccccc' });
  expect((await readdir(join(root, 'feed'))).sort()).toEqual(['1.0.0-bbbbbbbb', '1.1.0-cccccccc']);
});

test('a version with a secret in it is not stored', async () => {
  const text = `const key = '${'0123456789abcdef'.repeat(4)}';`;
  await writeFile(join(built, 'remoteEntry.js'), text);
  record = sampleArea('feed', { assets: { ...record.assets, 'remoteEntry.js': integrityOf(text) } });
  await expect(storeFiles(root, built, record)).rejects.toThrow(
    /remoteEntry\.js holds what looks like a secret \(found matching \*+.*, line 1\)/,
  );
  expect(existsSync(target())).toBe(false);
});

test('files of interrupted attempts are removed after a day, and nothing else', async () => {
  await storeFiles(root, built, record);
  const folders = ['.draft-a', '.draft-b', '1.1.0-cccccccc', '1.2.0-dddddddd'];
  for (const one of folders) await mkdir(join(root, 'feed', one));
  const now = Date.now();
  const yesterday = new Date(now - 25 * 60 * 60 * 1000);
  for (const one of [record.folder, '.draft-a', '1.1.0-cccccccc'])
    await utimes(join(root, 'feed', one), yesterday, yesterday);
  await clearLeftovers(root, (area, one) => area === 'feed' && one === record.folder, now);
  expect((await readdir(join(root, 'feed'))).sort()).toEqual(['.draft-b', record.folder, '1.2.0-dddddddd']);
});

test('removed files of a version are gone completely, and removing them again changes nothing', async () => {
  await storeFiles(root, built, record);
  await removeFiles(target());
  await removeFiles(target());
  expect(await readdir(join(root, 'feed'))).toEqual([]);
});
