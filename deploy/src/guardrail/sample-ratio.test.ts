import { erfc, minRatio, sampleRatio } from './sample-ratio.ts';

test.each([
  [0, 1],
  [0.1, 0.8875370839817152],
  [0.5, 0.4795001221869535],
  [1, 0.15729920705028513],
  [1.5, 0.033894853524689274],
  [1.999, 0.004698443348629488],
  [2, 0.004677734981047265],
  [2.5, 0.0004069520174449589],
  [3, 2.2090496998585438e-5],
  [4, 1.541725790028002e-8],
  [5, 1.5374597944280351e-12],
  [10, 2.088487583762545e-45],
])('erfc(%d) matches another implementation', (x, expected) => {
  expect(Math.abs(erfc(x) / expected - 1)).toBeLessThan(1e-10);
});

test.each([
  ['as it should be', 100, 1000, 1000, 1],
  ['a little too large, which happens', 131, 1000, 1000, 0.0010843024087455924],
  ['one person larger, which does not', 132, 1000, 1000, 0.0007432798688492072],
  ['a little too small, which happens', 69, 1000, 1000, 0.0010843024087455924],
  ['one person smaller, which does not', 68, 1000, 1000, 0.0007432798688492072],
  ['of a half', 5165, 10_000, 5000, 0.000966848284767553],
])('a split %s', (_what, canary, total, basisPoints, expected) => {
  const ratio = sampleRatio({ canary, total, basisPoints });
  expect(Math.abs((ratio ?? 0) - expected)).toBeLessThan(1e-9);
  expect((ratio ?? 0) < minRatio).toBe(expected < 0.001);
});

test('is null for 99 people, and a number for 100', () => {
  expect(sampleRatio({ canary: 99, total: 99, basisPoints: 5000 })).toBeNull();
  expect(sampleRatio({ canary: 100, total: 100, basisPoints: 5000 })).toBeLessThan(minRatio);
});

test('cannot be tested at 0 % and at 100 %', () => {
  expect(sampleRatio({ canary: 0, total: 500, basisPoints: 0 })).toBe(1);
  expect(sampleRatio({ canary: 1, total: 500, basisPoints: 0 })).toBe(0);
  expect(sampleRatio({ canary: 500, total: 500, basisPoints: 10_000 })).toBe(1);
  expect(sampleRatio({ canary: 499, total: 500, basisPoints: 10_000 })).toBe(0);
});
