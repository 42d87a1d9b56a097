import { RequestCounter } from './request-counter.ts';

it('lets exactly the limit through in a period, and again in the next', () => {
  let time = 5000;
  const counter = new RequestCounter({ count: 2, windowMs: 1000 }, () => new Date(time));
  expect([counter.count('a'), counter.count('a')]).toEqual([0, 0]);
  time = 5999;
  expect(counter.count('a')).toBe(1);
  expect(counter.count('b')).toBe(0);
  time = 6000;
  expect([counter.count('a'), counter.count('a'), counter.count('a')]).toEqual([0, 0, 1000]);
});
