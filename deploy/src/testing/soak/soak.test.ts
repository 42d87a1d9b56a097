import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir } from '../data-dir.ts';
import { OriginProcess } from './origin-process.ts';
import { runPublishSoak } from './publish-soak.ts';
import { runRaceSoak } from './race-soak.ts';

// Short forms of `npm run soak -- publish` and `npm run soak -- races`. PGlite does not run inside jest: they use
// compiled code.
const compiled = join(__dirname, '../../../dist');

// Starting and killing processes takes long on a busy machine.
jest.setTimeout(300_000);

let dataDir: string;
let origin: OriginProcess;

beforeAll(async () => {
  dataDir = await makeDataDir('soak');
  origin = new OriginProcess({ program: join(compiled, 'testing/soak/small-origin.js'), dataDir });
  await origin.start();
});

afterAll(async () => {
  await origin.end('SIGTERM');
  await rm(dataDir, { recursive: true });
});

test('a publish whose client or origin is killed breaks nothing, and works when repeated', async () => {
  const kills = { client: 2, origin: 1 };
  const { faults, clientsKilled, originsKilled, published, tooLate, documents, versionsFetched } =
    await runPublishSoak({ origin, az: join(compiled, 'az.js'), kills });
  expect(faults).toEqual([]);
  expect({ client: clientsKilled, origin: originsKilled }).toEqual(kills);
  expect(published).toBe(3 + tooLate);
  expect(documents).toBeGreaterThan(published);
  expect(versionsFetched).toBeGreaterThan(published);
});

test('of two conflicting commands one succeeds, and the other must retry', async () => {
  // Each kind of race once.
  const races = 8;
  const { faults, won, documents, audited } = await runRaceSoak({ origins: [origin], races });
  expect(faults).toEqual([]);
  const decided = Object.values(won).map(([one, other]) => one + other);
  expect(decided.reduce((sum, count) => sum + count, 0)).toBe(races);
  expect(documents).toBeGreaterThan(races);
  expect(audited).toBeGreaterThan(races);
});
