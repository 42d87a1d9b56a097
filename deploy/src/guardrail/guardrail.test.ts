import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../testing/program.ts';

let dataDir: string;
let seen: Record<string, unknown>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'az-guardrail-'));
  // The long form is `npm run soak -- reports 10000`.
  const environment = { FORGED: '100' };
  const { ready } = await startProgram('try-guardrail.mjs', { parameters: [dataDir], environment });
  seen = JSON.parse(ready);
}, 180_000);

afterAll(() => rmSync(dataDir, { recursive: true }));

test('no forged or replayed report counts, and what is said of unknown versions neither', () => {
  expect(seen.forged).toEqual({ canary: { started: 1, succeeded: 1, failed: 0 }, failing: 0 });
  expect(seen.unknown).toEqual([204, ['1.1.0+b110']]);
  expect(seen.rubbish).toBe(400);
});

test('how a page view felt is counted for the area that it began with', () => {
  const labels = 'area="feed",version="1.1.0+b110",cohort="none"';
  expect(seen.vitals).toBe(204);
  expect(seen.metrics).toEqual([
    `az_web_vital_seconds_count{${labels},vital="lcp"} 1`,
    `az_layout_shift_score_count{${labels}} 1`,
  ]);
});

test('who starts, says nothing and goes on elsewhere has failed; who is gone has not, nor who shares an address', () => {
  expect(seen.silent).toEqual({ started: 4, succeeded: 0, failed: 1 });
});

test('what fails for everybody holds the rollout, blames nobody and is told', () => {
  expect(seen.common).toBe('common-cause');
  expect(seen.commonAlarm).toEqual(['feed 1.3.0+b130 is held']);
});

test('a canary that fails for everybody is taken back and recalled within a few views, with its reason in the log', () => {
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

test('clean sessions let a step go on once it has soaked', () => {
  expect(seen.soaking).toBe('soaking');
  expect(seen.advanced).toEqual([1, 'clean']);
});

test('a guardrail that cannot look is an alarm, and moves nothing', () => {
  expect(seen.dead).toBe('The database is gone');
  expect(seen.alarm).toEqual(['guardrail-silent']);
});

test('a failure is found by its reference', () => {
  expect(seen.found).toEqual(['/feed/home', false]);
});

test('what a signed-in member reports is told from what anybody does', () => {
  expect(seen.verified).toEqual([true, false]);
  expect(seen.verifiedMinutes).toEqual([
    [true, 1],
    [false, 1],
  ]);
});

test('of too many rows the newest are kept, and those of members first; all are forgotten in time', () => {
  expect(seen.limited).toEqual([[true], 40]);
  expect(seen.forgotten).toEqual([null, 0, 0]);
});
