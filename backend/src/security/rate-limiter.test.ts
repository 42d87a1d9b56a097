import { RateLimiter } from './rate-limiter.ts';

let now = 0;
const clock = () => now;

beforeEach(() => {
  now = 5000;
});

const many = (limiter: RateLimiter, times: number, key = 'a'): number[] =>
  Array.from({ length: times }, () => limiter.take(key));

it('allows exactly the limit in a period, for each key', () => {
  const limiter = new RateLimiter({ count: 3, windowMs: 1000 }, { now: clock });
  expect(many(limiter, 3)).toEqual([0, 0, 0]);
  now += 999;
  expect(limiter.take('a')).toBeGreaterThan(0);
  expect(many(limiter, 3, 'b')).toEqual([0, 0, 0]);
});

it('returns when the next one is allowed, and allows it then', () => {
  const limiter = new RateLimiter({ count: 4, windowMs: 1000 }, { now: clock });
  many(limiter, 4);
  now += 300;
  // In the next period, a call is allowed when a quarter of that period is over.
  const wait = limiter.take('a');
  expect(wait).toBe(950);
  now += wait - 1;
  expect(limiter.take('a')).toBe(1);
  now += 1;
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(250);
});

it('allows no burst between two periods', () => {
  const limiter = new RateLimiter({ count: 100, windowMs: 1000 }, { now: clock });
  limiter.take('a');
  now += 990;
  many(limiter, 99);
  now += 20;
  expect(many(limiter, 100).filter((wait) => wait === 0)).toHaveLength(1);
});

it('allows as many over time as the limit, however many are tried', () => {
  const limiter = new RateLimiter({ count: 10, windowMs: 1000 }, { now: clock });
  let passed = 0;
  for (let ms = 0; ms < 60_000; ms += 10) {
    if (limiter.take('a') === 0) passed += 1;
    now += 10;
  }
  expect(passed).toBeGreaterThanOrEqual(500);
  expect(passed).toBeLessThanOrEqual(610);
});

it('resets after two periods', () => {
  const limiter = new RateLimiter({ count: 2, windowMs: 1000 }, { now: clock });
  many(limiter, 2);
  now += 2000;
  expect(many(limiter, 2)).toEqual([0, 0]);
});

it('peeks without counting', () => {
  const limiter = new RateLimiter({ count: 1, windowMs: 1000 }, { now: clock });
  expect([limiter.waitMs('a'), limiter.waitMs('a'), limiter.take('a')]).toEqual([0, 0, 0]);
  expect(limiter.waitMs('a')).toBe(2000);
});

it('drops the least recently used key when there are too many, and no other', () => {
  const limiter = new RateLimiter({ count: 1, windowMs: 1000 }, { now: clock, maxKeys: 3 });
  for (const key of ['a', 'b', 'c']) limiter.take(key);
  // This call is refused, but it makes `a` the most recently used key.
  limiter.take('a');
  limiter.take('d');
  expect(['a', 'b', 'c', 'd'].map((key) => limiter.waitMs(key) > 0)).toEqual([true, false, true, true]);
});
