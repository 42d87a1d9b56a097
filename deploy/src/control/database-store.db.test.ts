import { rm } from 'node:fs/promises';
import { type Database, openDatabase } from '@az/backend';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeployTables, migrateDeploy } from '../schema/tables.ts';
import { makeDataDir } from '../testing/data-dir.ts';
import { type Program, startProgram } from '../testing/program.ts';
import { goodArea, goodShell, tokenWith } from '../testing/sample-records.ts';
import { ControlPlane } from './control-plane.ts';
import { DatabaseStore } from './database-store.ts';
import { maxDistinctRefusals, type RefusedToken } from './store.ts';
import { maxTabs, type RecalledVersion, type Tab } from './tabs.ts';

const record = goodArea('feed', '1.1.0');
const bad = `feed@${record.version}`;

const publish = (number: string) => ({
  ...({ verb: 'publish', signature: 'signed', live: false } as const),
  candidate: { record: goodArea('feed', number) },
});

const start = {
  ...({ verb: 'start', area: 'feed', version: record.version, rolloutId: 'ab'.repeat(16) } as const),
  steps: [
    { basisPoints: 1, soakMs: 600_000 },
    { basisPoints: 10_000, soakMs: 0 },
  ],
};

const setRule = {
  ...({ verb: 'set-rule', area: 'shell', metric: 'layout-shift' } as const),
  ...{ limit: 0.25, tolerance: 2 },
};

const crawled = {
  ...({ verb: 'crawled', area: 'feed', version: record.version } as const),
  ...{ pages: 6, findings: 1 },
};

const recall = { verb: 'recall', area: 'feed', version: record.version } as const;

describe.each(['pglite', 'postgresql'] as const)('on %s', (engine) => {
  let dataDir: string;
  let server: Program | null = null;
  let db: Database;
  let tables: Kysely<DeployTables>;
  let store: DatabaseStore;
  let plane: ControlPlane;

  beforeAll(async () => {
    dataDir = await makeDataDir('control');
    if (engine === 'postgresql') server = await startProgram('run-postgresql.mjs');
    db = await openDatabase({ dataDir, url: server?.ready ?? null });
    tables = db.kysely<DeployTables>('deploy');
    await migrateDeploy(db);
  });

  afterAll(async () => {
    await db.close();
    await server?.end();
    await rm(dataDir, { recursive: true });
  });

  test('the engine is the expected one', () => {
    expect(db.engine).toBe(engine);
  });

  describe('the control plane', () => {
    /** A new schema: 1.0.0 of the shell and of `feed` are stable, and 1.1.0 of `feed` is published but not served. */
    beforeEach(async () => {
      await sql`drop schema deploy cascade`.execute(db.kysely());
      await migrateDeploy(db);
      store = new DatabaseStore(db);
      plane = new ControlPlane(store);
      for (const one of [goodShell(), goodArea('feed')])
        await plane.execute('origin', {
          ...({ verb: 'publish', signature: null, live: true } as const),
          candidate: { record: one },
        });
      await plane.execute('origin', publish('1.1.0'));
    });

    test('every part of the state is read as it was written', async () => {
      const before = await store.revision();
      const { rights } = tokenWith('fil', 'feed:publish,*:read');
      await plane.execute('origin', start);
      await plane.execute('origin', { verb: 'freeze' }, { why: 'trying' });
      await plane.execute('origin', {
        ...({ verb: 'create-token', id: 'one', team: 'fil' } as const),
        ...{ hash: 'ab'.repeat(32), rights, expiresAt: Date.now() + 60_000 },
      });
      await plane.execute('origin', setRule);
      const { revision, frozen, rules, rollouts, tokens, versions } = await store.read();
      expect(revision).toBe(before + 4);
      expect(frozen?.why).toBe('trying');
      expect(rules.at(-1)).toEqual({ area: 'shell', metric: 'layout-shift', limit: 0.25, tolerance: 2 });
      expect(rollouts).toEqual([
        {
          id: 'ab'.repeat(16),
          area: 'feed',
          version: '1.1.0+b110',
          from: '1.0.0+b100',
          steps: start.steps,
          profile: 'usual',
          step: 0,
          state: 'running',
          startedAt: expect.any(Number),
          stepAt: expect.any(Number),
          endedAt: null,
          endedBy: null,
          endedWhy: null,
        },
      ]);
      expect(tokens).toMatchObject([{ id: 'one', team: 'fil', rights, expiresAt: expect.any(Number) }]);
      expect(rights).toEqual([
        { area: 'feed', verb: 'publish' },
        { area: '*', verb: 'read' },
      ]);
      expect(versions.find(({ version }) => version === record.version)?.signature).toBe('signed');
    });

    test('of ten with the same revision one wins, and the others must retry', async () => {
      const expected = await store.revision();
      const numbers = Array.from({ length: 10 }, (_, index) => `2.${index}.0`);
      const answers = await Promise.all(
        numbers.map((number) => plane.execute('origin', publish(number), { expected })),
      );
      const outcomes = answers.map((answer) => (answer.ok ? 'done' : answer.kind));
      expect(outcomes.sort()).toEqual([...Array(9).fill('conflict'), 'done']);
      expect(await store.revision()).toBe(expected + 1);
    });

    test('a failed change, and a dry run, store nothing', async () => {
      await plane.execute('origin', { verb: 'freeze' });
      const before = await store.read();
      const unknown = { place: 99, area: 'none', version: '0', since: 0, retreated: false };
      const change = store.change((state) => ({
        ...{ state: { ...state, frozen: null, stable: [unknown] }, note: null },
        result: null,
      }));
      await expect(change).rejects.toMatchObject({ constraint: 'stable_area_version_fkey' });
      expect((await plane.execute('origin', { verb: 'unfreeze' }, { dryRun: true })).ok).toBe(true);
      expect(await store.read()).toEqual(before);
    });

    test('a recall is stored, and found as the last line of its area', async () => {
      await plane.execute('origin', recall);
      const recalled = (await store.read()).versions.filter(({ recalledAt }) => recalledAt !== null);
      expect(recalled).toMatchObject([{ version: record.version, recalledAt: expect.any(Number) }]);
      await plane.execute('origin', publish('1.2.0'));
      const lines = await store.lastOf(['recall', 'rollback']);
      expect(lines).toMatchObject([{ area: 'feed', verb: 'recall', what: record.version }]);
      expect(lines).toHaveLength(1);
    });

    test('the result of a crawl is stored, for the crawled version', async () => {
      await plane.execute('origin', crawled);
      const crawls = (await store.read()).versions.map((one) => [one.area, one.version, one.crawl]);
      expect(crawls.sort()).toEqual([
        ['feed', '1.0.0+b100', null],
        ['feed', '1.1.0+b110', 'failed'],
        ['shell', '1.0.0+a100', null],
      ]);
    });

    test('the log is valid and append-only', async () => {
      await plane.execute('origin', start);
      await plane.execute('origin', { verb: 'freeze' });
      await plane.execute('origin', setRule);
      await plane.execute('origin', { verb: 'unfreeze' }, { dryRun: true });
      await plane.execute('origin', recall);
      await plane.execute('origin', crawled);
      const { entries, broken } = await plane.verify();
      expect(entries.map(({ verb }) => verb)).toEqual([
        ...['publish', 'publish', 'publish', 'start', 'freeze', 'set-rule', 'recall', 'crawled'],
      ]);
      expect(broken).toBeNull();
      for (const query of [tables.updateTable('audit').set({ who: 'nobody' }), tables.deleteFrom('audit')])
        await expect(query.execute()).rejects.toThrow('The audit log is only ever added to');
      expect((await store.audit()).length).toBe(entries.length);
    });
  });

  describe('tabs', () => {
    const tab = (name: string, changes: Partial<Tab> = {}): Tab => ({
      ...{ tab: name, address: 'one', runs: ['shell@1.0.0+a100', bad], knows: [], closed: false, at: 900 },
      ...changes,
    });
    const counted = async (...recalled: RecalledVersion[]) =>
      (await store.countTabs(recalled)).map(({ name, had, left, waiting }) => [name, had, left, waiting]);

    beforeEach(async () => {
      store = new DatabaseStore(db);
      await store.deleteOldTabs(Date.now() + 60_000);
    });

    test.each<[string, Partial<Tab>, number[]]>([
      ['has said nothing since', {}, [1, 0, 0]],
      ['knows and waits', { knows: [bad], at: 1100 }, [1, 0, 1]],
      ['has loaded afresh', { knows: [bad], closed: true, at: 1200 }, [1, 1, 0]],
      ['was closed at that moment, without knowing', { closed: true, at: 1000 }, [1, 1, 0]],
      ['was closed just before', { closed: true, at: 999 }, []],
      ['opened after it, from a page that was older', { at: 5000 }, [1, 0, 0]],
      ['runs another version', { runs: ['feed@1.0.0+b100'] }, []],
      ['knows of another recall', { knows: ['content@1.0.0'], at: 1100 }, [1, 0, 0]],
    ])('a tab that %s is counted as such', async (_, changes, counts) => {
      await store.saveTab(tab('one', changes));
      expect(await counted({ name: bad, since: 1000 })).toEqual(counts.length > 0 ? [[bad, ...counts]] : []);
      await store.deleteTab('one');
      expect(await counted({ name: bad, since: 1000 })).toEqual([]);
    });

    test('are counted for several recalls at once, each with its last status', async () => {
      const older = 'feed@1.0.0+b100';
      await store.saveTab(tab('two', { runs: [bad, older] }));
      await store.saveTab(tab('three', { at: 2 }));
      await store.saveTab(tab('three', { knows: [bad], at: 5 }));
      const names = [bad, older, 'x@1'];
      expect((await counted(...names.map((name) => ({ name, since: 0 })))).sort()).toEqual([
        [older, 1, 0, 0],
        [bad, 2, 0, 1],
      ]);
      expect(await counted()).toEqual([]);
    });

    test('are stored up to 500 of one address, with later statuses of these', async () => {
      for (let number = 0; number < maxTabs.ofAddress + 20; number += 1)
        await store.saveTab(tab(`many ${number}`, { address: 'greedy' }));
      await store.saveTab(tab('many 0', { address: 'greedy', closed: true, at: 1000 }));
      await store.saveTab(tab('another', { address: 'modest' }));
      expect(await counted({ name: bad, since: 0 })).toEqual([[bad, 500 + 1, 1, 0]]);
    });

    test('are kept up to 20 000 in all', async () => {
      await sql`insert into deploy.tabs select 'flood ' || number, 'flood', array[${bad}], '{}', false, now()
        from generate_series(1, ${maxTabs.inAll}::integer) as number`.execute(db.kysely());
      await store.saveTab(tab('before them', { closed: true, at: 1000 }));
      expect(await counted({ name: bad, since: 0 })).toEqual([[bad, 20_001, 1, 0]]);
      await store.deleteOldTabs(0);
      expect(await counted({ name: bad, since: 0 })).toEqual([[bad, 20_000, 0, 0]]);
      await store.deleteOldTabs(Date.now() + 60_000);
      expect(await counted({ name: bad, since: 0 })).toEqual([]);
    });
  });

  describe('refused tokens', () => {
    const hour = Date.parse('2026-03-01T10:00:00Z');
    const refuse = (at: number, more: Partial<RefusedToken> = {}) =>
      store.countRefusal({
        ...{ at, reason: 'unknown', who: null, address: 'one', verb: 'kill', area: 'feed' },
        ...more,
      });
    const [ten, eleven] = ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z'];
    const kill = { address: 'one', verb: 'kill', area: 'feed', count: 1 };
    const unknown = { ...kill, reason: 'unknown', who: null };

    beforeEach(async () => {
      store = new DatabaseStore(db);
      await store.deleteRefusals(Date.now());
      await refuse(hour + 1);
    });

    test('are counted by hour, reason, token and address, with their last call', async () => {
      await refuse(hour + 2, { verb: 'status', area: '*' });
      await refuse(hour + 3, { reason: 'expired', who: 'fil/1a' });
      await refuse(hour + 3_600_000);
      expect(await store.refusals()).toEqual([
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

    test('are counted apart up to a thousand an hour, the rest as one, until they are deleted', async () => {
      const epoch = new Date(0);
      const different = Array.from({ length: maxDistinctRefusals }, (_, index) => ({
        ...({ hour: epoch, reason: 'unknown', who: '', address: String(index), count: 1 } as const),
        ...{ verb: 'kill', area: 'feed', last_at: epoch },
      }));
      await tables.insertInto('refusals').values(different).execute();
      for (const address of ['more', 'and more']) await refuse(1, { address });
      const counted = await store.refusals();
      expect(counted).toHaveLength(1 + maxDistinctRefusals + 1);
      expect(counted.find(({ address }) => address === 'others')).toMatchObject({
        ...{ hour: '1970-01-01T00:00:00.000Z', count: 2 },
      });
      await store.deleteRefusals(hour);
      expect(await store.refusals()).toMatchObject([{ hour: ten }]);
    });
  });
});
