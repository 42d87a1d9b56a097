import { failureBound, minSessions, unseen } from './min-sessions.ts';

test.each([
  [1, 60, 60],
  [100, 60, 60],
  [101, 300, 60],
  [500, 300, 60],
  [501, 1000, 60],
  [1000, 1000, 60],
  [2500, 1000, 60],
  [2501, 3000, 300],
  [5000, 3000, 300],
  [10_000, 3000, 300],
])('at %d basis points a step needs %d sessions, in a small installation %d', (share, usual, small) => {
  expect([minSessions(share, 'usual'), minSessions(share, 'small')]).toEqual([usual, small]);
});

test('the detectable rate is three divided by the clean sessions; of none, everything', () => {
  expect([60, 300, 1000, 3000].map(unseen)).toEqual([0.05, 0.01, 0.003, 0.001]);
  expect([0, 1, 3, 4].map(unseen)).toEqual([1, 1, 1, 0.75]);
});

test.each([
  [1, 4.743865],
  [2, 6.295794],
  [3, 7.753657],
  [10, 16.962219],
  [100, 118.079273],
])('%d failures give the bound %d, as in tables of the Poisson distribution', (failed, mean) => {
  expect(failureBound(failed, 1000) * 1000).toBeCloseTo(mean, 4);
});

test('without failures: the rule of three', () => {
  expect(failureBound(0, 300)).toBe(0.01);
});

test('no rate is above 1', () => {
  expect(failureBound(3, 3)).toBe(1);
  expect(failureBound(0, 0)).toBe(1);
});
