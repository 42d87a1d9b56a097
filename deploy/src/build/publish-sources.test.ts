import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { MemoryStore } from '../testing/memory-store.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea, goodShell, stateWith, stored } from '../testing/sample-records.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import type { AreaRecord, VersionRecord } from '../versions/record.ts';
import { Versions } from '../versions/versions.ts';
import { build } from './build.ts';
import { publishSources } from './publish-sources.ts';

let sources: VersionRecord[];

jest.mock('./build.ts', () => ({
  get publishables() {
    return sources.map(({ area }) => area);
  },
  sourceVersion: (name: string) => sources.find(({ area }) => area === name)?.version,
  build: jest.fn(),
  buildTogether: async () => undefined,
}));

const collected = goodArea('feed', '1.1.0');
const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

let said: string[];
let dataDir: string;
let store: MemoryStore;
let files: DiskFiles;

beforeEach(async () => {
  said = [];
  sources = [collected];
  dataDir = await mkdtemp(join(tmpdir(), 'az-sources-'));
  files = new DiskFiles(dataDir);
  store = new MemoryStore(stateWith([goodShell(), goodArea('feed')]));
  jest
    .mocked(build)
    .mockReset()
    .mockImplementation((name) => {
      const record = sources.find(({ area }) => area === name);
      if (!record) throw new Error(`no sources of ${name}`);
      return sampleBuild(join(dataDir, 'builds'), record);
    });
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Publishes the sources as a start of the origin does; returns the folders of `feed` on the disk afterwards. */
async function start(signingKey: string | null = key): Promise<string[]> {
  await publishSources({
    ...{ versions: new Versions(store), files, signingKey },
    log: (line) => said.push(line),
  });
  return readdir(join(files.root, 'feed')).catch(() => []);
}

test('a start publishes its sources once', async () => {
  expect(await start()).toEqual(['1.1.0-b110']);
  expect(await start()).toEqual(['1.1.0-b110']);
  expect(build).toHaveBeenCalledTimes(1);
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

/** Versions that visitors get, by area. */
async function given(): Promise<Record<string, string>> {
  const { shell, areas } = await new Versions(store).live();
  return Object.fromEntries([shell, ...areas].map(({ area, version }) => [area, version]));
}

test('a first start publishes the shell and its areas', async () => {
  store = new MemoryStore(stateWith([]));
  sources = [goodShell(), goodArea('feed'), goodArea('profile')];
  await start();
  expect(await given()).toEqual({ shell: '1.0.0+a100', feed: '1.0.0+b100', profile: '1.0.0+b100' });
});

describe('a start on sources that need each other', () => {
  const speaking = (number: string, ...protocols: string[]) => goodShell(number, { protocols });
  const needing = (area: string, number: string, federation: string) =>
    goodArea(area, number, { federation });
  const next = [needing('feed', '1.1.0', 'az-share/4'), needing('profile', '1.1.0', 'az-share/4')];
  const isNext = { feed: '1.1.0+b110', profile: '1.1.0+b110' };

  test('publishes areas after the shell that speaks their protocol', async () => {
    store = new MemoryStore(
      stateWith([speaking('1.0.0', 'az-share/3'), goodArea('feed'), goodArea('profile')]),
    );
    sources = [...next, speaking('1.1.0', 'az-share/3', 'az-share/4')];
    await start();
    expect(await given()).toEqual({ shell: '1.1.0+a110', ...isNext });
    expect(said.filter((line) => line.startsWith('Not published'))).toEqual([]);
  });

  test('publishes a shell that drops a protocol after the areas that needed it', async () => {
    const both = speaking('1.0.0', 'az-share/3', 'az-share/4');
    store = new MemoryStore(stateWith([both, goodArea('feed'), goodArea('profile')]));
    sources = [speaking('1.1.0', 'az-share/4'), ...next];
    await start();
    expect(await given()).toEqual({ shell: '1.1.0+a110', ...isNext });
    expect(said.filter((line) => line.startsWith('Not published'))).toEqual([]);
  });

  test('publishes what passes the gate; the rest is reported with the reason, and what was live stays', async () => {
    store = new MemoryStore(
      stateWith([speaking('1.0.0', 'az-share/3'), goodArea('feed'), goodArea('profile')]),
    );
    sources = [speaking('1.1.0', 'az-share/4'), next[0] as AreaRecord, goodArea('profile', '1.1.0')];
    await start();
    expect(await given()).toEqual({ shell: '1.0.0+a100', feed: '1.0.0+b100', profile: '1.1.0+b110' });
    expect(said.slice(-3)).toEqual([
      'Not published: shell 1.1.0+a110 would break someone. ' +
        'feed 1.0.0+b100: feed needs protocol az-share/3; the shell speaks az-share/4. ' +
        'profile 1.1.0+b110: profile needs protocol az-share/3; the shell speaks az-share/4.',
      'Not published: feed 1.1.0+b110 would break someone. ' +
        'shell 1.0.0+a100: feed needs protocol az-share/4; the shell speaks az-share/3.',
      'What was live stays live: docs/operations.md, “Upgrade”, says what to do.',
    ]);
    expect(await readdir(join(files.root, 'feed')).catch(() => [])).toEqual([]);
  });
});

test('a start judges the files of its sources, and serves what was live when they are refused', async () => {
  const { folder, record } = await sampleBuild(join(dataDir, 'builds'), collected);
  await writeFile(join(folder, 'feed.css'), '.card { color: red }');
  jest.mocked(build).mockResolvedValue({ folder, record });
  expect(await start()).toEqual([]);
  expect(await given()).toMatchObject({ feed: '1.0.0+b100' });
  expect(said).toContainEqual(
    expect.stringContaining('feed.css has .card outside the cascade layer of areas'),
  );
});

test('a start serves what was live when a file of its sources contains a secret', async () => {
  const { folder, record } = await sampleBuild(join(dataDir, 'builds'), collected);
  const script = `const key = ${JSON.stringify(key)};`;
  await writeFile(join(folder, 'feed.js'), script);
  const assets = { ...record.assets, 'feed.js': integrityOf(script) };
  jest.mocked(build).mockResolvedValue({ folder, record: { ...record, assets } });
  await start();
  expect(await given()).toMatchObject({ feed: '1.0.0+b100' });
  expect(said).toContainEqual(expect.stringMatching(/^Not published: .*feed\.js/));
});
