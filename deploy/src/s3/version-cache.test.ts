import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VersionCache } from './version-cache.ts';

let root: string;
let time: number;
let live: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'az-cache-'));
  time = Date.now();
  live = [];
});

afterEach(() => rm(root, { recursive: true }));

const open = () =>
  new VersionCache(root, { maxBytes: 25, isLive: (name) => live.includes(name), now: () => time });

/** Adds an entry of ten bytes, a quarter of an hour after the previous entry. */
async function add(cache: VersionCache, name: string) {
  time += 15 * 60_000;
  await cache.add(name, (folder) => writeFile(join(folder, 'a.js'), '0123456789'));
}

const kept = async () => (await readdir(join(root, 'feed'))).sort();

test('the least recently used version is removed when there are too many bytes', async () => {
  const cache = open();
  await add(cache, 'feed/1');
  await add(cache, 'feed/2');
  expect(await kept()).toEqual(['1', '2']);
  time += 1;
  expect(await cache.has('feed/1')).toBe(true);
  await add(cache, 'feed/3');
  expect(await kept()).toEqual(['1', '3']);
  expect(await cache.has('feed/2')).toBe(false);
});

test('live versions stay, and so do recently used ones', async () => {
  const cache = open();
  await add(cache, 'feed/1');
  await add(cache, 'feed/2');
  live = ['feed/1'];
  expect(await cache.has('feed/2')).toBe(true);
  time -= 15 * 60_000;
  await add(cache, 'feed/3');
  expect(await kept()).toEqual(['1', '2', '3']);
  await add(cache, 'feed/4');
  expect(await kept()).toEqual(['1', '4']);
});

test('the next process finds complete versions, and removes incomplete ones', async () => {
  await add(open(), 'feed/1');
  await expect(
    open().add('feed/2', async (folder) => {
      await writeFile(join(folder, 'a.js'), '');
      throw new Error('cut off');
    }),
  ).rejects.toThrow('cut off');
  await mkdtemp(join(root, 'feed', '.draft-'));
  const next = open();
  expect([await next.has('feed/1'), await next.has('feed/2')]).toEqual([true, false]);
  expect(await kept()).toEqual(['1']);
});

test('a folder that could not be read is read again', async () => {
  const stray = join(root, 'stray');
  await writeFile(stray, '');
  const cache = open();
  await expect(cache.has('feed/1')).rejects.toThrow('ENOTDIR');
  await rm(stray);
  expect(await cache.has('feed/1')).toBe(false);
  await add(cache, 'feed/1');
  expect(await cache.has('feed/1')).toBe(true);
});
