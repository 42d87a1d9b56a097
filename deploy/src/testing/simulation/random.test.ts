import { randomOf, trialsUntil } from './random.ts';

test('the same seed gives the same numbers, another one others', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, randomOf(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

test('numbers are evenly distributed between 0 and 1', () => {
  const random = randomOf(1);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 100_000; count += 1) {
    const cell = Math.floor(random() * 10);
    tenths[cell] = (tenths[cell] ?? 0) + 1;
  }
  // Chi-square with 9 degrees of freedom at 0.001.
  const chiSquare = tenths.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(27.9);
});

test('the first success follows its probability', () => {
  const random = randomOf(2);
  const trials = Array.from({ length: 100_000 }, () => trialsUntil(0.02, random));
  expect(Math.min(...trials)).toBe(1);
  // The mean may differ from 50 by five standard deviations.
  const mean = trials.reduce((sum, one) => sum + one, 0) / trials.length;
  expect(Math.abs(mean - 50)).toBeLessThan((5 * Math.sqrt(0.98)) / 0.02 / Math.sqrt(trials.length));
});

test('probability 1 succeeds at once, and 0 never', () => {
  expect(trialsUntil(1, () => 0)).toBe(1);
  expect(trialsUntil(1, () => 0.99)).toBe(1);
  expect(trialsUntil(0, () => 0)).toBe(Number.POSITIVE_INFINITY);
});
