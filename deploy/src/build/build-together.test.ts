import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodArea } from '../testing/sample-records.ts';
import { build, buildAhead, buildTogether, publishables } from './build.ts';
import { BuildProcess } from './build-process.ts';

let mockSources: string;

jest.mock('@az/shared/build/workspace.mjs', () => ({
  ...jest.requireActual('@az/shared/build/workspace.mjs'),
  folderOf: (name: string) => `${mockSources}/${name}`,
  versionOf: () => '1.0.0-0a1b2c3d',
}));

let run: jest.SpiedFunction<BuildProcess['run']>;
let dataDir: string;
let said: string[];
const log = (line: string) => void said.push(line);

async function makeBuild(name: string): Promise<string> {
  const folder = join(mockSources, name, 'build/1.0.0-0a1b2c3d');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'record.json'), JSON.stringify(goodArea('feed')));
  return folder;
}

beforeEach(async () => {
  said = [];
  mockSources = await mkdtemp(join(tmpdir(), 'az-sources-'));
  dataDir = await mkdtemp(join(tmpdir(), 'az-data-'));
  run = jest.spyOn(BuildProcess.prototype, 'run').mockImplementation((_, name) => makeBuild(name));
});

afterEach(async () => {
  await rm(mockSources, { recursive: true });
  await rm(dataDir, { recursive: true });
});

test('a build is read from the folder that the process returns', async () => {
  expect(await build('feed')).toMatchObject({ record: goodArea('feed') });
});

test('a version that is built already is read without a process', async () => {
  const folder = await makeBuild('feed');
  expect(await build('feed')).toEqual({ folder, record: goodArea('feed') });
  await buildTogether(['feed'], log);
  expect(run).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});

test('two processes share the builds, and each runs one at a time', async () => {
  const busy = new Set<BuildProcess>();
  const used = new Set<BuildProcess>();
  run.mockImplementation(async function (this: BuildProcess, _, name) {
    expect(busy).not.toContain(this);
    busy.add(this);
    used.add(this);
    const folder = await makeBuild(name);
    busy.delete(this);
    return folder;
  });
  await buildTogether(publishables, log);
  expect(used.size).toBe(2);
  expect(said).toEqual(publishables.map((name) => `Building ${name} …`));
});

test('a start with a new data directory builds everything before its database is open', async () => {
  await buildAhead({ dataDir, databaseUrl: null }, log);
  expect(run).toHaveBeenCalledTimes(publishables.length);
});

test.each(['db', 'signing'])('a start with the folder %s asks the database what to build', async (name) => {
  await mkdir(join(dataDir, name));
  await buildAhead({ dataDir, databaseUrl: null }, log);
  expect(run).not.toHaveBeenCalled();
});

test('a start on a database server asks it what to build', async () => {
  await buildAhead({ dataDir, databaseUrl: 'postgres://db' }, log);
  expect(run).not.toHaveBeenCalled();
});
