import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KillFile, nothingKilled } from './kill-file.ts';

const killed = ['feed@1.1.0+b110'];

let dataDir: string;
let file: string;
let killFile: KillFile;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-kill-'));
  file = join(dataDir, 'kill.json');
  killFile = new KillFile(dataDir);
});

afterEach(() => rm(dataDir, { recursive: true }));

test('the record is that of the file, and nothing is killed without one', async () => {
  expect(await killFile.read()).toEqual(nothingKilled);
  await writeFile(file, JSON.stringify({ killed }));
  expect(await killFile.read()).toEqual({ frozen: false, killed });
  await rm(file);
  expect(await killFile.read()).toEqual(nothingKilled);
});

test('a call that comes while the file is read sees what was written before it', async () => {
  const reads = [killFile.read()];
  for (const id of ['b1', 'b2', 'b3']) {
    // The earlier read has reached the file system by now, but has no result yet.
    await Promise.resolve();
    writeFileSync(file, JSON.stringify({ killed: [`feed@1.1.0+${id}`] }));
    reads.push(killFile.read());
  }
  expect((await Promise.all(reads)).at(-1)).toEqual({ frozen: false, killed: ['feed@1.1.0+b3'] });
});

// A folder in place of the file: not even root can read it.
const unreadable = async () => void (await mkdir(file));

describe.each<[string, () => Promise<void>]>([
  ['cannot be read', unreadable],
  ['is incomplete', () => writeFile(file, '{"killed":["fe')],
  ['has an unknown key', () => writeFile(file, '{"killed":[],"why":"x"}')],
])('a file that %s', (_name, write) => {
  test('keeps every kill and freezes, until it is corrected', async () => {
    await writeFile(file, JSON.stringify({ killed }));
    await killFile.read();
    await rm(file);
    await write();
    for (const _turn of [1, 2]) expect(await killFile.read()).toEqual({ frozen: true, killed });
    await rm(file, { recursive: true });
    await writeFile(file, '{"killed":[]}');
    expect(await killFile.read()).toEqual(nothingKilled);
  });

  test('freezes from the start', async () => {
    await write();
    expect(await killFile.read()).toEqual({ frozen: true, killed: [] });
  });
});
