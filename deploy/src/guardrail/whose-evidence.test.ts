import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../testing/program.ts';

let dataDir: string;
let seen: Record<string, unknown>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'az-evidence-'));
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
