import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryStore } from '../testing/memory-store.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea, goodShell, stateWith, stored } from '../testing/sample-records.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import { Versions } from '../versions/versions.ts';
import { build } from './build.ts';
import { publishSources } from './publish-sources.ts';

jest.mock('./build.ts', () => ({
  publishables: ['feed'],
  sourceVersion: () => '1.1.0+b110',
  build: jest.fn(),
  buildConsole: async () => '/a-build-of-the-console',
}));

const collected = goodArea('feed', '1.1.0');
const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

let said: string[];
let consoleFolder: string | null;
let dataDir: string;
let store: MemoryStore;
let files: DiskFiles;

beforeEach(async () => {
  said = [];
  consoleFolder = null;
  dataDir = await mkdtemp(join(tmpdir(), 'az-sources-'));
  files = new DiskFiles(dataDir);
  store = new MemoryStore(stateWith([goodShell(), goodArea('feed')]));
  jest
    .mocked(build)
    .mockReset()
    .mockImplementation(() => sampleBuild(join(dataDir, 'builds'), collected));
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Starts on these sources; returns the files on the disk afterwards. */
async function start(signingKey: string | null = key): Promise<string[]> {
  await publishSources({
    ...{ versions: new Versions(store), files, signingKey },
    useConsole: async (folder) => {
      consoleFolder = folder;
    },
    log: (line) => said.push(line),
  });
  return readdir(join(files.root, 'feed')).catch(() => []);
}

test('a start publishes its sources once', async () => {
  expect(await start()).toEqual(['1.1.0-b110']);
  expect(await start()).toEqual(['1.1.0-b110']);
  expect(build).toHaveBeenCalledTimes(1);
  expect(consoleFolder).toBe('/a-build-of-the-console');
});

test('a start on another machine stores the files of its sources there', async () => {
  store.state = { ...store.state, versions: [...store.state.versions, stored(collected)] };
  expect(await start()).toEqual(['1.1.0-b110']);
});

test('a start does not build collected versions', async () => {
  const given = stored(collected, { removedAt: 1 });
  store.state = { ...store.state, versions: [...store.state.versions, given] };
  const before = store.state;
  expect(await start()).toEqual([]);
  expect(build).not.toHaveBeenCalled();
  expect(store.state).toBe(before);
});

test('a start without a private key publishes nothing unsigned, and says so', async () => {
  const before = store.state;
  expect(await start(null)).toEqual([]);
  expect(store.state).toBe(before);
  expect(said).toEqual([
    'feed 1.1.0+b110 is not published: only versions that are signed elsewhere are taken here.',
  ]);
});
