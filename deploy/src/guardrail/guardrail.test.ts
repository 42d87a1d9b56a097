import { rmSync } from 'node:fs';
import { makeDataDir } from '../testing/data-dir.ts';
import { startProgram } from '../testing/program.ts';

let dataDir: string;
let seen: Record<string, unknown>;

beforeAll(async () => {
  dataDir = await makeDataDir('guardrail');
  // The long run is `npm run soak -- reports 10000`.
  const environment = { FORGED: '100' };
  const { ready } = await startProgram('try-guardrail.mjs', { parameters: [dataDir], environment });
  seen = JSON.parse(ready);
}, 180_000);

afterAll(() => rmSync(dataDir, { recursive: true }));

test('forged and replayed reports do not count, and neither do reports of unknown versions', () => {
  expect(seen.forged).toEqual({
    canary: { started: 1, succeeded: 1, failed: 0, unattributed: 0 },
    failing: 0,
  });
  expect(seen.unknown).toEqual([204, ['1.1.0+b110']]);
  expect(seen.rubbish).toBe(400);
});

test('the vitals of a page view are counted for its first area', () => {
  const labels = 'area="feed",version="1.1.0+b110",cohort="none"';
  expect(seen.vitals).toBe(204);
  expect(seen.metrics).toEqual([
    `az_web_vital_seconds_count{${labels},vital="lcp"} 1`,
    `az_layout_shift_score_count{${labels}} 1`,
  ]);
});

test('a visitor who starts, does not report and makes calls elsewhere has failed; one who left has not, nor one at the same address', () => {
  expect(seen.silent).toEqual({ started: 4, succeeded: 0, failed: 1, unattributed: 0 });
});

test('a failure for everybody holds the rollout, blames no version and raises an alarm', () => {
  expect(seen.common).toBe('common-cause');
  expect(seen.commonAlarm).toEqual(['feed 1.3.0+b130 is held']);
});

test('a canary that fails for everybody is withdrawn and recalled within a few views, with its reason in the log', () => {
  const { views, ...rest } = seen.rolledBack as { views: number };
  expect(views).toBeLessThan(20);
  expect(rest).toEqual({
    state: 'aborted',
    recalled: true,
    line: ['guardrail', 'recall', 'feed', 'done', '1.4.0+b140'],
    why: 'evidence',
  });
  expect(seen.said).toBe(true);
});

test('the history says that the guardrail ended a rollout and why, and a metric counts it', () => {
  expect(seen.history).toMatch(
    /^rollout of 1\.4\.0\+b140 from 1\.0\.0\+b100: rolled back automatically at 50 % by guardrail: The canary fails more often than the stable version: \d+ of \d+ failing sessions are its own, evidence \d+ of 1000\.$/,
  );
  expect(seen.rollbackMetrics).toEqual(['az_automatic_rollbacks_total{area="feed",reason="evidence"} 1']);
});

test('the alert about a rollback is given to one origin at a time until it is accepted, for a day', () => {
  expect(seen.alert).toEqual(['feed', '1.4.0+b140', null]);
  expect(seen.alertLater).toEqual([null, true, null]);
  expect(seen.alertAccepted).toBeNull();
});

test('clean sessions let a step continue after its soak time', () => {
  expect(seen.soaking).toBe('soaking');
  expect(seen.advanced).toEqual([1, 'clean']);
});

test('a guardrail that cannot read raises an alarm, and changes nothing', () => {
  expect(seen.dead).toBe('The database is gone');
  expect(seen.alarm).toEqual(['guardrail-silent']);
});

test('a failure is found by its reference, with its stack', () => {
  expect(seen.found).toEqual(['/feed/home', false, '/areas/feed/1.4.0-b140/12.js:1:345']);
});

test('reports of members are distinguished from anonymous ones', () => {
  expect(seen.verified).toEqual([true, false]);
  expect(seen.verifiedMinutes).toEqual([
    [true, 1],
    [false, 1],
  ]);
});

test('of too many rows the newest are kept, those of members first; all are deleted in time', () => {
  expect(seen.limited).toEqual([[true], 40]);
  expect(seen.forgotten).toEqual([null, 0, 0]);
});
