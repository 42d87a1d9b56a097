import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OriginProcess } from './origin-process.ts';
import { runPublishSoak } from './publish-soak.ts';
import { runRaceSoak } from './race-soak.ts';

// Short forms of `npm run soak -- publish` and `npm run soak -- races`. PGlite does not run inside jest: what runs is compiled.
const compiled = join(__dirname, '../../../dist');
const programs = { origin: join(compiled, 'testing/soak/small-origin.js'), az: join(compiled, 'az.js') };

jest.setTimeout(300_000);

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-soak-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

test('a publish whose client or origin is killed leaves nothing broken, and works when it is repeated', async () => {
  const { faults, clientsKilled, originsKilled, published, tooLate, documents, versionsFetched } =
    await runPublishSoak({ programs, dataDir, kills: 5 });
  expect(faults).toEqual([]);
  expect({ clientsKilled, originsKilled }).toEqual({ clientsKilled: 5, originsKilled: 5 });
  expect(published).toBe(10 + tooLate);
  expect(documents).toBeGreaterThan(published);
  expect(versionsFetched).toBeGreaterThan(published);
});

test('of two commands that exclude each other one is done, and the other is told to retry', async () => {
  const origin = new OriginProcess({ program: programs.origin, dataDir });
  await origin.start();
  try {
    const { faults, won, documents, audited } = await runRaceSoak({ origins: [origin], races: 40 });
    expect(faults).toEqual([]);
    const decided = Object.values(won).map(([one, other]) => one + other);
    expect(decided.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(documents).toBeGreaterThan(40);
    expect(audited).toBeGreaterThan(40);
  } finally {
    await origin.end('SIGTERM');
  }
});
