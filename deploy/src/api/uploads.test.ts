import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '../versions/digest.ts';
import { Uploads } from './uploads.ts';

const hourMs = 60 * 60 * 1000;

let dataDir: string;
let uploads: Uploads;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-uploads-'));
  uploads = new Uploads(dataDir);
});

afterEach(() => rm(dataDir, { recursive: true }));

const pathOf = (name: string) => join(dataDir, 'uploads', name);
const names = async () => (await readdir(join(dataDir, 'uploads'))).sort();

async function keep(text: string): Promise<string> {
  const digest = digestOf(Buffer.from(text));
  expect(await uploads.keep(digest, Buffer.from(text))).toBe(true);
  return digest;
}

async function makeOld(name: string, ageMs: number): Promise<void> {
  const at = new Date(Date.now() - ageMs);
  await utimes(pathOf(name), at, at);
}

test('a collection keeps the uploads of the last day, and removes older ones', async () => {
  const [recent, old] = [await keep('recent'), await keep('old')];
  await writeFile(pathOf('.draft-under-way'), 'incomplete');
  await writeFile(pathOf('.draft-interrupted'), 'incomplete');
  await makeOld(recent, 23 * hourMs);
  for (const name of [old, '.draft-interrupted']) await makeOld(name, 25 * hourMs);
  await uploads.clearOld(Date.now());
  expect(await names()).toEqual(['.draft-under-way', recent].sort());
});

test('an old upload that a publish asks about stays for another day', async () => {
  const [asked, absent] = [await keep('asked'), digestOf(Buffer.from('absent'))];
  await makeOld(asked, 25 * hourMs);
  expect(await uploads.missing([asked, absent])).toEqual([absent]);
  await uploads.clearOld(Date.now());
  expect(await names()).toEqual([asked]);
});

test('a version of which an upload is missing is not put together', async () => {
  const use = jest.fn();
  const files = { 'a.js': await keep('a'), 'b.js': digestOf(Buffer.from('b')) };
  expect(await uploads.together(files, use)).toBeNull();
  expect(use).not.toHaveBeenCalled();
  expect(await names()).toEqual([files['a.js']]);
});
