import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let dataDir: string;
let seen: Record<string, unknown>;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'az-control-'));
  const script = join(__dirname, '../testing/try-database-store.mjs');
  seen = JSON.parse(execFileSync(process.execPath, [script, dataDir], { encoding: 'utf8' }));
}, 180_000);

afterAll(() => rmSync(dataDir, { recursive: true }));

test('what was live before there was a control plane is stable', () => {
  expect(seen.upgraded).toEqual([
    [1, 'feed', '1.0.0+b100'],
    [2, 'shell', '1.0.0+a100'],
  ]);
});

test('every part of the state comes back as it was written', () => {
  expect(seen.state).toEqual({
    revision: 5,
    frozen: 'trying',
    rollout: {
      id: 'ab'.repeat(16),
      area: 'feed',
      version: '1.1.0+b110',
      from: '1.0.0+b100',
      steps: [
        { basisPoints: 1, soakMs: 600_000 },
        { basisPoints: 10_000, soakMs: 0 },
      ],
      step: 0,
      state: 'running',
      startedAt: 'number',
      stepAt: 0,
      endedAt: null,
    },
    token: {
      team: 'fil',
      rights: [
        { area: 'feed', verb: 'publish' },
        { area: '*', verb: 'read' },
      ],
      expiresAt: 'number',
    },
    signature: 'signed',
  });
});

test('of ten that have seen the same revision one wins, and the others are told so', () => {
  expect(seen.races).toEqual([...Array(9).fill('conflict'), 'done']);
  expect(seen.revision).toBe(6);
});

test('a change that fails, and a dry run, leave nothing', () => {
  expect(seen.failure).toBe('stable_version');
  expect(seen.unchanged).toBe(true);
});

test('the log is whole and can only be added to', () => {
  expect(seen.log).toEqual({
    verbs: ['publish', 'start', 'freeze', 'create-token', 'publish'],
    broken: null,
  });
  expect(seen.refused).toEqual(Array(2).fill('The audit log is only ever added to'));
});
