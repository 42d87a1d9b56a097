import { rmSync } from 'node:fs';
import { makeDataDir } from '../testing/data-dir.ts';
import { type Program, startProgram } from '../testing/program.ts';

describe.each(['pglite', 'postgresql'])('on %s', (engine) => {
  let dataDir: string;
  let server: Program | null = null;
  let seen: Record<string, unknown>;

  beforeAll(async () => {
    dataDir = await makeDataDir('control');
    if (engine === 'postgresql') server = await startProgram('run-postgresql.mjs');
    const { ready } = await startProgram('try-database-store.mjs', {
      parameters: [dataDir],
      environment: server ? { DATABASE_URL: server.ready } : {},
    });
    seen = JSON.parse(ready);
  }, 180_000);

  afterAll(async () => {
    await server?.end();
    rmSync(dataDir, { recursive: true });
  }, 60_000);

  test('the engine is the expected one', () => {
    expect(seen.engine).toBe(engine);
  });

  test('the live versions from before the control plane are stable', () => {
    expect(seen.upgraded).toEqual([
      [1, 'feed', '1.0.0+b100'],
      [2, 'shell', '1.0.0+a100'],
    ]);
  });

  test('failures from before reports were limited stay, as unverified; evidence and tabs are reset', () => {
    expect(seen.kept).toEqual({ sessions: 0, tabs: 0, failures: [['known', false]] });
  });

  test('every part of the state is read as it was written', () => {
    expect(seen.state).toEqual({
      revision: 6,
      frozen: 'trying',
      rules: [{ area: 'shell', metric: 'layout-shift', limit: 0.25, tolerance: 2 }],
      rollout: {
        id: 'ab'.repeat(16),
        area: 'feed',
        version: '1.1.0+b110',
        from: '1.0.0+b100',
        steps: [
          { basisPoints: 1, soakMs: 600_000 },
          { basisPoints: 10_000, soakMs: 0 },
        ],
        profile: 'usual',
        step: 0,
        state: 'running',
        startedAt: 'number',
        stepAt: 0,
        endedAt: null,
        endedBy: null,
        endedWhy: null,
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

  test.each<[string, number[]]>([
    ['has said nothing since', [1, 0, 0]],
    ['knows and waits', [1, 0, 1]],
    ['has loaded afresh', [1, 1, 0]],
    ['was closed at that moment, without knowing', [1, 1, 0]],
    ['was closed just before', []],
    ['opened after it, from a page that was older', [1, 0, 0]],
    ['runs another version', []],
    ['knows of another recall', [1, 0, 0]],
  ])('a tab that %s is counted as such', (name, counts) => {
    const tabs = seen.tabs as Record<string, unknown>;
    expect(tabs[name]).toEqual(counts.length > 0 ? [['feed@1.1.0+b110', ...counts]] : []);
  });

  test('tabs are counted for several recalls at once, each with its last status', () => {
    expect(seen.severalRecalls).toEqual([
      ['feed@1.0.0+b100', 1, 0, 0],
      ['feed@1.1.0+b110', 2, 0, 1],
    ]);
    expect(seen.noRecalls).toEqual([]);
  });

  test('500 tabs of one address are stored, and later statuses of these, and 20 000 in all', () => {
    expect(seen.ofAddress).toEqual([['feed@1.1.0+b110', 2 + 500 + 1, 1, 1]]);
    expect(seen.inAll).toEqual([['feed@1.1.0+b110', 20_000, 0, 0]]);
    expect(seen.noTabs).toEqual([]);
  });

  test('a recall is stored', () => {
    expect(seen.recalled).toEqual(['1.1.0+b110']);
  });

  test('the result of a crawl is stored, for the crawled version', () => {
    expect(seen.crawls).toEqual(
      expect.arrayContaining([
        ['shell', '1.0.0+a100', null],
        ['feed', '1.0.0+b100', null],
        ['feed', '1.1.0+b110', 'failed'],
      ]),
    );
  });

  test('of ten with the same revision one wins, and the others must retry', () => {
    expect(seen.races).toEqual([...Array(9).fill('conflict'), 'done']);
    expect(seen.revision).toBe(7);
  });

  test('a failed change, and a dry run, store nothing', () => {
    expect(seen.failure).toBe('stable_version');
    expect(seen.unchanged).toBe(true);
  });

  test('the last line of an area is found by its verbs', () => {
    expect(seen.lastOf).toEqual([['feed', 'recall', '1.1.0+b110']]);
  });

  test('refused tokens are counted by hour, reason, token and address, with their last call', () => {
    const [ten, eleven] = ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z'];
    const kill = { address: 'one', verb: 'kill', area: 'feed', count: 1 };
    const unknown = { ...kill, reason: 'unknown', who: null };
    expect(seen.refusals).toEqual([
      { ...unknown, hour: eleven, lastAt: eleven },
      {
        ...{ ...kill, reason: 'expired', who: 'fil/1a' },
        ...{ hour: ten, lastAt: '2026-03-01T10:00:00.003Z' },
      },
      {
        ...{ ...unknown, verb: 'status', area: '*', count: 2 },
        ...{ hour: ten, lastAt: '2026-03-01T10:00:00.002Z' },
      },
    ]);
  });

  test('a thousand different refusals of an hour are counted apart, the rest as one, until they are deleted', () => {
    expect(seen.apart).toEqual(['1970-01-01T00:00:00.000Z', 2]);
    expect(seen.refusalsLater).toBe(3);
  });

  test('the log is valid and append-only', () => {
    expect(seen.log).toEqual({
      verbs: ['publish', 'start', 'freeze', 'create-token', 'set-rule', 'publish', 'recall', 'crawled'],
      broken: null,
    });
    expect(seen.refused).toEqual(Array(2).fill('The audit log is only ever added to'));
  });
});
