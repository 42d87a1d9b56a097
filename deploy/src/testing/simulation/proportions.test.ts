import { maxHits, percentile, wilson } from './proportions.ts';

test.each([
  [0, 10, 0, 0.277533],
  [10, 10, 0.722467, 1],
  [5, 10, 0.236593, 0.763407],
  [1300, 2000, 0.628827, 0.670598],
])('%d of %d: Wilson’s interval', (hits, of, low, high) => {
  const interval = wilson(hits, of);
  expect(interval[0]).toBeCloseTo(low, 5);
  expect(interval[1]).toBeCloseTo(high, 5);
});

test('as many hits as a probability gives, 999 times of a thousand', () => {
  expect(maxHits(2000, 0.001, 0.999)).toBe(8);
  expect(maxHits(200, 0.001, 0.999)).toBe(3);
  expect(maxHits(10, 0.5, 0.5)).toBe(5);
  expect(maxHits(3, 0.5, 1)).toBe(3);
});

test('a percentile is one of the values', () => {
  expect([0, 0.5, 0.95, 1].map((rank) => percentile([4, 2, 1, 3], rank))).toEqual([1, 2, 4, 4]);
  expect(percentile([], 0.5)).toBeNull();
});
