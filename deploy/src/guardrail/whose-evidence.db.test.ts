import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Rollout } from '../control/state.ts';
import { settledMs } from '../telemetry/measure-record.ts';
import { Presence } from '../telemetry/presence.ts';
import { browser, failure, member, minute, TestGuardrail } from '../testing/test-guardrail.ts';

let tried: TestGuardrail;

beforeAll(async () => {
  tried = await TestGuardrail.open();
});

beforeEach(() => tried.startDay());

afterAll(() => tried.close());

type View = Parameters<TestGuardrail['view']>[3];

const fail = (rollout: Rollout, view?: View) => tried.view(rollout, 'canary', [failure()], view);

/** How many failing sessions count as evidence. */
const evidenceOf = async (rollout: Rollout) =>
  (await tried.record(rollout)).failing.reduce((sum, { count = 1 }) => sum + count, 0);

const stateNow = async () => (await tried.rollout()).state;

test('a member counts once, an address for one browser and twenty members', async () => {
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 5; turn += 1) {
    await tried.view(rollout, 'canary', [failure('fail-crash')], { visitor: member('looping') });
    tried.now += 61 * minute;
  }
  expect(await evidenceOf(rollout)).toBe(1);
  for (let turn = 0; turn < 8; turn += 1)
    await fail(rollout, { visitor: browser(), address: `2001:db8:7:${turn}::1` });
  expect(await evidenceOf(rollout)).toBe(1 + 1);
  for (let turn = 0; turn < 25; turn += 1) await fail(rollout, { address: '192.0.2.1' });
  expect(await evidenceOf(rollout)).toBe(1 + 1 + 20);
  // The member `looping` has an address that no other failing session has.
  expect((await tried.record(rollout)).sources.attributed).toEqual({ addresses: 3, members: 21 });
});

test('a second browser with the unit of the first is no evidence', async () => {
  const rollout = await tried.startRollout();
  const unit = 'ab'.repeat(8);
  await tried.view(rollout, 'canary', [{ what: 'ok' }], { visitor: browser(unit, 'one') });
  await fail(rollout, { visitor: browser(unit, 'two') });
  expect(await evidenceOf(rollout)).toBe(0);
  await fail(rollout, { visitor: browser(unit, 'one') });
  expect(await evidenceOf(rollout)).toBe(1);
});

test('within ten minutes an address counts as one browser and as twenty members of each cohort, for sessions but not for the split', async () => {
  const rollout = await tried.startRollout();
  const office = { address: '198.51.100.2' };
  const succeed = async (times: number, view: () => View, cohort: 'canary' | 'stable' = 'canary') => {
    for (let turn = 0; turn < times; turn += 1) await tried.view(rollout, cohort, [{ what: 'ok' }], view());
  };
  await succeed(5, () => ({ visitor: browser(), address: '198.51.100.1' }));
  await succeed(25, () => office);
  await succeed(25, () => office, 'stable');
  const { canary, stable, people } = await tried.record(rollout);
  expect([canary.succeeded, stable.succeeded]).toEqual([1 + 20, 20]);
  expect(people).toEqual({ canary: 1 + 25, total: 1 + 50 });
  tried.now += 10 * minute;
  await succeed(5, () => office);
  expect((await tried.record(rollout)).canary.succeeded).toBe(1 + 20 + 5);
});

test('a hundred made-up successes do not hide six failing members of a quarter', async () => {
  const rollout = await tried.startRollout(2500);
  for (let turn = 0; turn < 100; turn += 1)
    await tried.view(rollout, 'canary', [{ what: 'ok' }], { basisPoints: 2500, visitor: browser() });
  await tried.guardrail.check();
  expect(await stateNow()).toBe('running');
  for (let turn = 0; turn < 6; turn += 1) await fail(rollout, { basisPoints: 2500 });
  await tried.guardrail.check();
  expect(tried.health().verdict).toMatchObject({ kind: 'hold', reason: 'evidence' });
  for (let turn = 0; turn < 6; turn += 1) await fail(rollout, { basisPoints: 2500 });
  await tried.guardrail.check();
  expect(await stateNow()).toBe('aborted');
});

test('one address with any number of browsers and two members causes no rollback, a third member does', async () => {
  const rollout = await tried.startRollout(100);
  const one = { basisPoints: 100, address: '203.0.113.1' };
  for (let turn = 0; turn < 20; turn += 1) await fail(rollout, { ...one, visitor: browser() });
  for (let turn = 0; turn < 2; turn += 1) await fail(rollout, one);
  await tried.guardrail.check();
  expect(tried.health().verdict.reason).toBe('few-sources');
  await fail(rollout, one);
  await tried.guardrail.check();
  expect(await stateNow()).toBe('aborted');
});

const failUnattributed = (rollout: Rollout, cohort: 'canary' | 'stable') =>
  tried.view(rollout, cohort, [{ what: 'ok' }, failure('unattributed')]);

test('failures without a known cause on both sides do not blame the canary, and are no successes', async () => {
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 40; turn += 1) {
    await failUnattributed(rollout, 'canary');
    await failUnattributed(rollout, 'stable');
  }
  await tried.guardrail.check();
  expect(await stateNow()).toBe('running');
  expect(tried.health().canary).toEqual({ started: 40, succeeded: 0, failed: 0, unattributed: 40 });
});

test('failures without a known cause in the canary only hold it after 19 sessions, and roll it back after 30', async () => {
  const rollout = await tried.startRollout();
  let [sessions, held] = [0, 0];
  while ((await stateNow()) === 'running' && sessions < 40) {
    sessions += 1;
    await failUnattributed(rollout, 'canary');
    await tried.view(rollout, 'stable', [{ what: 'ok' }]);
    await tried.guardrail.check();
    if (tried.health().verdict.reason === 'evidence') held ||= sessions;
  }
  expect([await stateNow(), held, sessions]).toEqual(['aborted', 19, 30]);
});

test('pages that never report again count after three minutes, unless they said that they were left', async () => {
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 20; turn += 1) {
    await tried.view(rollout, 'canary', []);
    await tried.view(rollout, 'stable', [{ what: 'left' }]);
  }
  tried.now += 3 * minute;
  await tried.guardrail.check();
  expect(tried.health().evidence).toBeLessThan(2);
  tried.now += 1;
  await tried.guardrail.check();
  expect(tried.health().verdict).toMatchObject({ kind: 'hold', reason: 'evidence' });
});

test('a person counts once as failing or not, by the first session, when it has settled', async () => {
  const rollout = await tried.startRollout();
  const ok = { what: 'ok' } as const;
  const unattributed = failure('unattributed');
  const trialsNow = async () =>
    (await tried.record(rollout)).trials
      .filter(({ symptom }) => symptom === 'unattributed')
      .map(({ isCanary, isFailed, count }) => `${isCanary ? 'canary' : 'stable'} ${isFailed} ${count}`)
      .sort();
  await tried.view(rollout, 'stable', [ok]);
  await tried.view(rollout, 'canary', [ok, unattributed]);
  await tried.view(rollout, 'canary', [{ what: 'left' }]);
  await tried.view(rollout, 'canary', []);
  const late = { visitor: member('fails later') };
  await tried.view(rollout, 'canary', [ok], late);
  tried.now += settledMs - 1;
  expect(await trialsNow()).toEqual([]);
  tried.now += 2;
  const settled = ['canary false 1', 'canary true 1', 'stable false 1'];
  expect(await trialsNow()).toEqual(settled);
  await tried.view(rollout, 'canary', [unattributed], late);
  tried.now += minute;
  expect(await trialsNow()).toEqual(settled);
});

test('a good canary whose pages load later has no fewer good sessions than the stable version', async () => {
  const rollout = await tried.startRollout();
  // Many people arrive at once. The stable version has reported, the canary has reported only its failures.
  for (let people = 0; people < 40; people += 1) {
    const outcome = people % 8 === 0 ? failure('unattributed') : ({ what: 'ok' } as const);
    await tried.view(rollout, 'stable', [outcome]);
    await tried.view(rollout, 'canary', people % 8 === 0 ? [outcome] : []);
  }
  tried.now += 15_000;
  await tried.guardrail.check();
  expect(tried.health().evidence).toBeLessThan(3);
  expect(await stateNow()).toBe('running');
});

test('a canary that fails in three of five sessions is rolled back although the stable version fails in a fifth', async () => {
  const rollout = await tried.startRollout();
  let people = 0;
  while ((await stateNow()) === 'running' && people < 200) {
    people += 1;
    for (const cohort of ['canary', 'stable'] as const) {
      const isFailing = people % 5 < (cohort === 'canary' ? 3 : 1);
      await tried.view(rollout, cohort, isFailing ? [failure('unattributed')] : [{ what: 'ok' }]);
    }
    tried.now += 5000;
    if (people % 10 === 0) await tried.guardrail.check();
  }
  expect(await stateNow()).toBe('aborted');
});

/** A rollout at 1 % after its soak time, with 60 good sessions of the canary and 30 of the stable version. */
async function runClean(meanwhile: (rollout: Rollout) => Promise<unknown> = async () => undefined) {
  const rollout = await tried.startRollout(100);
  const view = { basisPoints: 100 };
  const succeed = (cohort: 'canary' | 'stable') => tried.view(rollout, cohort, [{ what: 'ok' }], view);
  for (let turn = 0; turn < 60; turn += 1) {
    await succeed('canary');
    if (turn % 2) await succeed('stable');
  }
  await meanwhile(rollout);
  tried.now += 10 * minute;
  await succeed('stable');
  await tried.guardrail.check();
  const { canary, evidence, verdict } = tried.health();
  return { step: (await tried.rollout()).step, canary, evidence, verdict };
}

test('visitors whose reports are blocked change nothing: they are neither successes nor failures', async () => {
  const without = await runClean();
  expect([without.step, without.verdict.reason]).toEqual([1, 'clean']);
  await tried.startDay();
  const blocked = await runClean(async (rollout) => {
    const presence = new Presence();
    // In addition to 90 visitors who report, 26 load the page and use it for minutes without any report.
    for (let person = 0; person < 26; person += 1) {
      const visitor = member(`blocks reports ${person}`);
      tried.assign(rollout, person % 2 ? 'canary' : 'stable', { basisPoints: 100, visitor });
      presence.see({ ...visitor, isSignedIn: true, isCounted: true });
    }
    for (let turn = 0; turn < 4; turn += 1) {
      tried.now += minute;
      await presence.write(tried.telemetry, tried.tickets, [rollout.id], tried.now);
      await tried.guardrail.check();
    }
  });
  expect(blocked).toEqual(without);
});

test('pages whose reports are lost after the first one, on both sides alike, blame no canary', async () => {
  const rollout = await tried.startRollout();
  for (let person = 0; person < 60; person += 1)
    for (const cohort of ['canary', 'stable'] as const)
      await tried.view(rollout, cohort, person % 10 < 3 ? [] : [{ what: 'ok' }]);
  tried.now += 4 * minute;
  await tried.guardrail.check();
  expect(tried.health().canary).toEqual({ started: 60, succeeded: 42, failed: 0, unattributed: 18 });
  expect(tried.health().evidence).toBeLessThan(3);
  expect(await stateNow()).toBe('running');
});
