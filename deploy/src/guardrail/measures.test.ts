import { rmSync } from 'node:fs';
import { makeDataDir } from '../testing/data-dir.ts';
import { startProgram } from '../testing/program.ts';

let dataDir: string;
let seen: Record<string, unknown>;

beforeAll(async () => {
  dataDir = await makeDataDir('measures');
  const { ready } = await startProgram('try-measures.mjs', { parameters: [dataDir] });
  seen = JSON.parse(ready);
}, 180_000);

afterAll(() => rmSync(dataDir, { recursive: true }));

test('what pages measure is compared between both sides, and judges nothing without a rule', () => {
  const [state, { canary, stable }, rules, evidence] = seen.compared as [
    string,
    Record<'canary' | 'stable', object>,
    object[],
    number,
  ];
  expect(canary).toEqual({
    ...{ sessions: 41, failedCalls: 41, slowestCallMs: 120, longTasksMs: 60, layoutShift: 0.01 },
  });
  expect(stable).toEqual({
    ...{ sessions: 40, failedCalls: 0, slowestCallMs: 120, longTasksMs: 60, layoutShift: 0.01 },
  });
  expect([state, rules]).toEqual(['running', []]);
  expect(evidence).toBeCloseTo(1, 9);
});

test('the greatest values of a session’s page views are stored', () => {
  expect(seen.status).toBe(204);
  expect(seen.greatest).toEqual([
    { failed_calls: 2, slowest_call_ms: 900, long_tasks_ms: 200, layout_shift: 0.01 },
  ]);
});

test('measurements without a started session, or with a ticket of nobody, are ignored, impossible ones refused', () => {
  expect(seen.forged).toBe(0);
  expect(seen.refused).toEqual([400, 400, 400, 400, 400]);
});

test('a canary with failed calls is rolled back by a rule about them, and its alert names the rule', () => {
  expect(seen.set).toBe(true);
  const { state, turns } = seen.broken as { state: string; turns: number };
  expect(state).toBe('aborted');
  expect(turns).toBeLessThan(40);
  expect(seen.alert).toMatchObject({
    ...{ area: 'feed', version: '1.1.1+b111', by: 'guardrail' },
    verdict: { reason: 'evidence', figures: { rule: { metric: 'failed-calls', limit: 1, tolerance: 1.5 } } },
    summary: expect.stringContaining('The canary breaks the rule failed-calls from 1, tolerance 1.5:'),
  });
});

test('calls that fail on the stable version, too, are not the canary’s fault', () => {
  expect(seen.alike).toEqual({ state: 'running', turns: 60 });
  expect(seen.aliveRules).toEqual([
    { metric: 'failed-calls', limit: 1, tolerance: 1.5, canary: 60, stable: 60 },
  ]);
});

test('each metric counts from its limit on', () => {
  expect(seen.limits).toEqual([
    ['slowest-call', 'running', 'aborted', 'slowest-call'],
    ['long-tasks', 'running', 'aborted', 'long-tasks'],
    ['layout-shift', 'running', 'aborted', 'layout-shift'],
  ]);
});

test('one address with any number of browsers counts once as evidence of a rule', () => {
  expect(seen.bought).toEqual(['running', 1]);
});
