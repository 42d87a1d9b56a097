import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodArea } from '../testing/sample-records.ts';
import { build } from './build.ts';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));

let folder: string;
let mockArea: string;

jest.mock('@az/shared/build/workspace.mjs', () => ({
  ...jest.requireActual('@az/shared/build/workspace.mjs'),
  folderOf: () => mockArea,
  versionOf: () => '1.0.0-0a1b2c3d',
}));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'az-build-'));
  await writeFile(join(folder, 'record.json'), JSON.stringify(goodArea('feed')));
  mockArea = await mkdtemp(join(tmpdir(), 'az-area-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(mockArea, { recursive: true });
});

/** A build whose process exits before its output arrives. */
function ending(code: number, words: string) {
  const child = Object.assign(new EventEmitter(), { stdout: new EventEmitter(), stderr: new EventEmitter() });
  jest.mocked(spawn).mockReturnValueOnce(child as never);
  setImmediate(() => {
    child.emit('exit', code);
    setImmediate(() => {
      (code === 0 ? child.stdout : child.stderr).emit('data', words);
      child.emit('close', code);
    });
  });
}

test('the output folder of a build is read completely', async () => {
  ending(0, `Building feed\n${folder}\n`);
  expect(await build('feed')).toEqual({ folder, record: goodArea('feed') });
});

test('a failed build rejects with its whole output', async () => {
  ending(1, 'This does not compile.');
  await expect(build('feed')).rejects.toThrow('The build of feed failed.\nThis does not compile.');
});

test('a version that is built already is read without a process', async () => {
  const finished = join(mockArea, 'build/1.0.0-0a1b2c3d');
  await cp(folder, finished, { recursive: true });
  jest.mocked(spawn).mockClear();
  expect(await build('feed')).toEqual({ folder: finished, record: goodArea('feed') });
  expect(spawn).not.toHaveBeenCalled();
});
