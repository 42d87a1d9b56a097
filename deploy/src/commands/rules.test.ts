import { apply } from '../control/apply.ts';
import { type ControlState, emptyState, type MeasureRule } from '../control/state.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import type { Command } from './index.ts';
import { parseMetric, parseNumber } from './parse-values.ts';

const context = { now: 0, by: 'fil/1a2b3c4d', why: '' };
const next = goodArea('feed', '1.1.0');
const state: ControlState = { ...emptyState, ...stateWith([goodShell(), goodArea('feed')], [next]) };

const setRule = (changes: Partial<MeasureRule> = {}): Command => ({
  ...{ verb: 'set-rule', area: 'feed', metric: 'slowest-call', limit: 3000, tolerance: 1.5 },
  ...changes,
});
const removeRule: Command = { verb: 'remove-rule', area: 'feed', metric: 'slowest-call' };

function done(command: Command, from = state): ControlState {
  const outcome = apply(from, command, context);
  if (!outcome.ok) throw new Error(outcome.sentence);
  return outcome.state;
}

const sentenceOf = (command: Command, from = state) => {
  const outcome = apply(from, command, context);
  return outcome.ok ? outcome.said.join(' ') : outcome.sentence;
};

test('an area has one rule about a metric, the last one; other areas keep theirs', () => {
  const shell = { area: 'shell', metric: 'slowest-call', limit: 5000, tolerance: 2 } as const;
  const set = done(setRule({ limit: 2000 }), done(setRule(shell), done(setRule())));
  expect(set.rules).toEqual([shell, { area: 'feed', metric: 'slowest-call', limit: 2000, tolerance: 1.5 }]);
  expect(done(removeRule, set).rules).toEqual([shell]);
});

test('says by what rollouts are judged', () => {
  expect(sentenceOf(setRule())).toBe(
    'Rollouts of feed are judged by slowest-call from 3000 ms, tolerance 1.5.',
  );
  expect(sentenceOf(removeRule, done(setRule()))).toBe(
    'Rollouts of feed are judged without a rule about slowest-call.',
  );
  expect(sentenceOf(removeRule)).toBe('feed has no rule about slowest-call.');
  expect(sentenceOf(setRule({ area: 'nowhere' }))).toContain('nowhere');
});

test.each<[Partial<MeasureRule>, string]>([
  [{ limit: 0 }, 'A limit of slowest-call is above 0, and 600000 ms at most.'],
  [{ limit: 600_001 }, 'A limit of slowest-call is above 0, and 600000 ms at most.'],
  [{ tolerance: 0.99 }, 'A tolerance is 1 to 10.'],
  [{ tolerance: 10.01 }, 'A tolerance is 1 to 10.'],
])('refuses %j', (changes, sentence) => {
  expect(sentenceOf(setRule(changes))).toBe(sentence);
});

test('rules do not change while they judge a rollout, those of other areas do', () => {
  const steps = [100, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 0 }));
  const start: Command = {
    ...{ verb: 'start', area: 'feed', version: next.version, steps },
    ...{ rolloutId: 'ab'.repeat(16), profile: 'usual' },
  };
  const running = done(start, done(setRule()));
  const refused = 'A rollout of feed is under way: its rules change when it has ended.';
  expect(sentenceOf(setRule({ limit: 10 }), running)).toBe(refused);
  expect(sentenceOf(removeRule, running)).toBe(refused);
  expect(done(setRule({ area: 'shell' }), running).rules).toHaveLength(2);
  expect(done(removeRule, done({ verb: 'abort', area: 'feed' }, running)).rules).toEqual([]);
});

test('typed limits and metrics are parsed, others say what to write', () => {
  expect([parseNumber('3000'), parseNumber('0.25'), parseMetric('long-tasks')]).toEqual([
    3000,
    0.25,
    'long-tasks',
  ]);
  for (const text of ['', '-1', '1e3', '3s', '.5']) expect(() => parseNumber(text)).toThrow('Write a number');
  expect(() => parseMetric('cpu')).toThrow(
    'Write one of failed-calls, slowest-call, long-tasks, layout-shift.',
  );
});
