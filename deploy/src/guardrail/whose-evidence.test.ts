import { rmSync } from 'node:fs';
import { makeDataDir } from '../testing/data-dir.ts';
import { startProgram } from '../testing/program.ts';

let dataDir: string;
let seen: Record<string, unknown>;

beforeAll(async () => {
  dataDir = await makeDataDir('evidence');
  const { ready } = await startProgram('try-evidence.mjs', { parameters: [dataDir] });
  seen = JSON.parse(ready);
}, 180_000);

afterAll(() => rmSync(dataDir, { recursive: true }));

test('a member counts once, an address for one browser and twenty members', () => {
  expect(seen.evidence).toEqual({
    'a member who fails in five hours': 1,
    'eight browsers of one network': 1,
    'twenty-five members of one office': 20,
    'a second browser with the unit of the first': 0,
  });
  // The repeating member came from an address of their own.
  expect(seen.sources).toEqual({ addresses: 3, members: 21 });
});

test('within ten minutes an address counts as one browser and as twenty members of each cohort, for sessions but not for the split', () => {
  expect(seen.counted).toEqual([1 + 20, 20, { canary: 1 + 25, total: 1 + 50 }, 1 + 20 + 5]);
});

test('a hundred made-up successes do not hide six failing members of a quarter', () => {
  expect(seen.hidden).toBe('aborted');
});

test('one address with any number of browsers and two members causes no rollback, a third member does', () => {
  expect(seen.bought).toBe('few-sources');
  expect(seen.office).toBe('aborted');
});

test('failures without a known cause on both sides do not blame the canary, and are no successes', () => {
  expect(seen.alike).toEqual([
    'running',
    { started: 40, succeeded: 0, failed: 0, unattributed: 40 },
    expect.any(String),
  ]);
});

test('failures without a known cause in the canary only roll it back, after a few sessions more', () => {
  expect(seen.broken).toEqual(['aborted', 18]);
});

test('pages that never report again count after three minutes, unless they said that they were left', () => {
  expect([seen.waiting, seen.lost]).toEqual([true, 'aborted']);
});
