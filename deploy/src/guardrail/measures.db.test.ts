import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AlertQueue } from '../alerts/alert-queue.ts';
import type { Metric } from '../answers/answers.ts';
import { type MeasureRule, type Rollout, rulesOf } from '../control/state.ts';
import { settledMs } from '../telemetry/measure-record.ts';
import { browser, member, minute, TestGuardrail } from '../testing/test-guardrail.ts';
import { readWhy } from './sentences.ts';

let tried: TestGuardrail;
/** The rules that the area has had from its first version on. */
let first: MeasureRule[];

beforeAll(async () => {
  tried = await TestGuardrail.open();
  first = rulesOf(await tried.state(), 'feed');
});

beforeEach(async () => {
  await tried.startDay();
  for (const { metric } of rulesOf(await tried.state(), 'feed'))
    await tried.command('remove-rule', { metric });
});

afterAll(() => tried.close());

const quick = { failedCalls: 0, slowestCallMs: 120, longTasksMs: 60, layoutShift: 0.01 };
type Measures = Partial<typeof quick>;

/** Adds a session that succeeds, with these measurements. */
const succeed = (
  rollout: Rollout,
  cohort: 'canary' | 'stable',
  measures: Measures = {},
  view: Parameters<TestGuardrail['view']>[3] = {},
) => tried.view(rollout, cohort, [{ what: 'ok' }, { what: 'measures', ...quick, ...measures }], view);

/**
 * Starts a rollout, and checks it after each pair of sessions until it ends or has had `most` pairs. `held`: pairs until
 * it was held because of its evidence, or until its end.
 */
async function run(most: number, measures: Measures, ofStable: Measures = {}) {
  const rollout = await tried.startRollout();
  let [turns, held] = [0, 0];
  while ((await tried.rollout()).state === 'running' && turns < most) {
    turns += 1;
    await succeed(rollout, 'canary', measures);
    await succeed(rollout, 'stable', ofStable);
    await tried.guardrail.check();
    if (tried.health().verdict.reason === 'evidence') held ||= turns;
  }
  return { state: (await tried.rollout()).state, held, version: rollout.version };
}

test('what pages measure is compared between both sides, and judges nothing without a rule', async () => {
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 40; turn += 1) {
    await succeed(rollout, 'canary', { failedCalls: 1 });
    await succeed(rollout, 'stable');
  }
  await succeed(rollout, 'canary', { failedCalls: 1, slowestCallMs: 900, longTasksMs: 200 });
  await tried.guardrail.check();
  const { measures, rules, evidence } = tried.health();
  expect(measures.canary).toEqual({
    ...{ sessions: 41, failedCalls: 41, slowestCallMs: 120, longTasksMs: 60, layoutShift: 0.01 },
  });
  expect(measures.stable).toEqual({
    ...{ sessions: 40, failedCalls: 0, slowestCallMs: 120, longTasksMs: 60, layoutShift: 0.01 },
  });
  expect([(await tried.rollout()).state, rules]).toEqual(['running', []]);
  expect(evidence).toBeCloseTo(1, 9);
});

test.each<[string, string, Measures, Measures]>([
  ['freezes for ten seconds at clicks', 'aborted', { longTasksMs: 9953 }, { longTasksMs: 884 }],
  ['has a failed call', 'aborted', { failedCalls: 1 }, {}],
  ['is somewhat heavier', 'running', { longTasksMs: 3000 }, { longTasksMs: 884 }],
  ['is on slow devices, as the stable version', 'running', { longTasksMs: 9953 }, { longTasksMs: 9953 }],
  ['meets a failing API, as the stable version', 'running', { failedCalls: 3 }, { failedCalls: 3 }],
])('by the first rules of an area, a canary that %s is %s', async (_, state, ofCanary, ofStable) => {
  for (const rule of first) await tried.command('set-rule', rule);
  const end = await run(60, ofCanary, ofStable);
  expect(end.state).toBe(state);
  expect(end.held).toBe(state === 'aborted' ? 28 : 0);
});

test('later versions of an area leave its rules as they were set and removed', async () => {
  await tried.command('set-rule', { metric: 'long-tasks', limit: 8000, tolerance: 2 });
  await tried.startRollout();
  expect(rulesOf(await tried.state(), 'feed')).toEqual([
    { area: 'feed', metric: 'long-tasks', limit: 8000, tolerance: 2 },
  ]);
});

test('the greatest values of a session’s page views are stored', async () => {
  const rollout = await tried.startRollout();
  const one = { visitor: member('one') };
  const measures = { what: 'measures', ...quick };
  const page = await tried.view(rollout, 'canary', [{ what: 'ok' }], one);
  expect(await tried.post([{ ...page, ...measures, failedCalls: 2, slowestCallMs: 900 }])).toBe(204);
  await succeed(rollout, 'canary', { failedCalls: 1, longTasksMs: 200 }, one);
  const { longTasksMs, layoutShift, ...calls } = quick;
  await tried.post([{ ...page, what: 'measures', ...calls }]);
  const { rows } = await sql`select failed_calls, slowest_call_ms, long_tasks_ms, layout_shift
    from deploy.sessions where rollout = ${rollout.id}`.execute(tried.db.kysely());
  expect(rows).toEqual([{ failed_calls: 2, slowest_call_ms: 900, long_tasks_ms: 200, layout_shift: 0.01 }]);
});

test('measurements without a started session, or with a ticket of nobody, are ignored', async () => {
  const rollout = await tried.startRollout();
  await succeed(rollout, 'canary');
  const stranger = tried.assign(rollout, 'canary', { visitor: browser() });
  const measures = { ...stranger, what: 'measures', ...quick };
  const { ticket, ...withoutTicket } = measures;
  const reports = [withoutTicket, { ...withoutTicket, ticket: 'made.up' }, measures];
  expect(await tried.post(reports)).toBe(204);
  expect((await tried.record(rollout)).measures.canary.sessions).toBe(1);
});

test.each([
  { failedCalls: -1 },
  { failedCalls: 1.5 },
  { slowestCallMs: 600_001 },
  { layoutShift: 101 },
  { more: 1 },
])('impossible measurements are refused: %o', async (wrong) => {
  const page = tried.assign(await tried.startRollout(), 'canary');
  expect(await tried.post([{ ...page, what: 'measures', ...quick }])).toBe(204);
  expect(await tried.post([{ ...page, what: 'measures', ...quick, ...wrong }])).toBe(400);
});

const failedCalls = { metric: 'failed-calls', limit: 1, tolerance: 1.5 };

test('a canary with failed calls is rolled back by a rule about them, and its alert names the rule', async () => {
  await tried.command('set-rule', failedCalls);
  const { state, held, version } = await run(60, { failedCalls: 1 });
  expect(state).toBe('aborted');
  expect(held).toBe(26);
  const rollback = await new AlertQueue(tried.db).take(tried.now);
  expect(rollback?.body.data).toMatchObject({
    ...{ area: 'feed', version, by: 'guardrail' },
    verdict: { reason: 'evidence', figures: { rule: failedCalls } },
    summary: expect.stringContaining('The canary breaks the rule failed-calls from 1, tolerance 1.5:'),
  });
});

test('a canary whose calls all fail is rolled back although those of every fifth stable session do, too', async () => {
  await tried.command('set-rule', failedCalls);
  const rollout = await tried.startRollout();
  let people = 0;
  while ((await tried.rollout()).state === 'running' && people < 90) {
    people += 1;
    await succeed(rollout, 'canary', { failedCalls: 1 });
    await succeed(rollout, 'stable', { failedCalls: people % 5 === 0 ? 1 : 0 });
    tried.now += 5_000;
    if (people % 10 === 0) await tried.guardrail.check();
  }
  expect((await tried.rollout()).state).toBe('aborted');
  expect(tried.health().verdict).toMatchObject({ reason: 'evidence', figures: { rule: failedCalls } });
});

test('a session counts as keeping or breaking a rule by what it has measured until it settled', async () => {
  await tried.command('set-rule', failedCalls);
  const rollout = await tried.startRollout();
  const rules = rulesOf(await tried.state(), 'feed');
  const trials = async () =>
    (await tried.telemetry.record(rollout.id, 5000, tried.now, rules)).trials.map(
      ({ isCanary, isFailed, count }) => `${isCanary ? 'canary' : 'stable'} ${isFailed} ${count}`,
    );
  await succeed(rollout, 'canary', { failedCalls: 1 });
  const late = await succeed(rollout, 'canary');
  await succeed(rollout, 'stable');
  await tried.view(rollout, 'stable', [{ what: 'ok' }]);
  expect(await trials()).toEqual([]);
  tried.now += settledMs;
  const settled = ['canary false 1', 'canary true 1', 'stable false 1'];
  expect((await trials()).sort()).toEqual(settled);
  expect(await tried.post([{ ...late, what: 'measures', ...quick, failedCalls: 2 }])).toBe(204);
  expect((await trials()).sort()).toEqual(settled);
  await tried.guardrail.check();
  expect(tried.health().rules).toEqual([{ ...failedCalls, canary: 2, stable: 0 }]);
});

test('calls that fail on the stable version, too, are not the canary’s fault', async () => {
  await tried.command('set-rule', failedCalls);
  const failing = { failedCalls: 3 };
  expect(await run(60, failing, failing)).toMatchObject({ state: 'running', held: 0 });
  expect(tried.health().rules).toEqual([{ ...failedCalls, canary: 60, stable: 60 }]);
});

test.each<[Metric, number, Measures, Measures]>([
  ['slowest-call', 3000, { slowestCallMs: 2999 }, { slowestCallMs: 3000 }],
  ['long-tasks', 500, { longTasksMs: 499 }, { longTasksMs: 500 }],
  ['layout-shift', 0.1, { layoutShift: 0.0999 }, { layoutShift: 0.1 }],
])('%s counts from its limit on', async (metric, limit, below, reached) => {
  const rule = { metric, limit, tolerance: 1.5 };
  await tried.command('set-rule', rule);
  const { state, held } = await run(60, reached);
  expect(state).toBe('aborted');
  const why = readWhy((await tried.control.store.audit()).at(-1) ?? { who: '', why: '' });
  expect(why).toMatchObject({ figures: { rule: { metric } } });

  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 2 * held; turn += 1) {
    await succeed(rollout, 'canary', below);
    await succeed(rollout, 'stable');
  }
  await tried.guardrail.check();
  expect((await tried.rollout()).state).toBe('running');
  expect(tried.health().rules).toEqual([{ ...rule, canary: 0, stable: 0 }]);
});

test('one address with any number of browsers counts once as evidence of a rule', async () => {
  await tried.command('set-rule', failedCalls);
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 60; turn += 1) {
    const view = { visitor: browser(), address: '203.0.113.1' };
    await succeed(rollout, 'canary', { failedCalls: 5 }, view);
    tried.now += minute;
  }
  await tried.guardrail.check();
  expect([(await tried.rollout()).state, tried.health().rules[0]?.canary]).toEqual(['running', 1]);
});
