import { SignInLimiter } from './sign-in-limiter.ts';

const limit = { count: 3, windowMs: 1000 };
const keys = [{ key: 'a', limit }];
let time = 0;
const make = () => new SignInLimiter(() => new Date(time));

async function fail(limiter: SignInLimiter): Promise<void> {
  const attempt = await limiter.enter(keys);
  if ('settle' in attempt) attempt.settle(false);
}

beforeEach(() => {
  time = 10_000;
});

it('frees one place when the oldest failure leaves the window', async () => {
  const limiter = make();
  for (const at of [10_000, 10_400, 10_700]) {
    time = at;
    await fail(limiter);
  }
  expect(await limiter.enter(keys)).toEqual({ retryAfterMs: 300 });
  time = 10_999;
  expect(await limiter.enter(keys)).toEqual({ retryAfterMs: 1 });
  time = 11_000;
  await fail(limiter);
  expect(await limiter.enter(keys)).toEqual({ retryAfterMs: 400 });
});

it('lets an attempt wait while others under way could still use up the limit', async () => {
  const limiter = make();
  const underWay = [await limiter.enter(keys), await limiter.enter(keys), await limiter.enter(keys)];
  let entered = false;
  const fourth = limiter.enter(keys).then((attempt) => {
    entered = true;
    return attempt;
  });
  await Promise.resolve();
  expect(entered).toBe(false);
  for (const attempt of underWay) if ('settle' in attempt) attempt.settle(false);
  expect(await fourth).toEqual({ retryAfterMs: 1000 });
});

it('lets the waiting one in when an attempt succeeds', async () => {
  const limiter = make();
  const underWay = [await limiter.enter(keys), await limiter.enter(keys), await limiter.enter(keys)];
  const fourth = limiter.enter(keys);
  const [first] = underWay;
  if (first && 'settle' in first) first.settle(true);
  expect(await fourth).toHaveProperty('settle');
});

it('refuses when any of several keys is used up', async () => {
  const limiter = make();
  for (let failure = 0; failure < 3; failure += 1) await fail(limiter);
  expect(await limiter.enter([{ key: 'b', limit }, ...keys])).toEqual({ retryAfterMs: 1000 });
  expect(await limiter.enter([{ key: 'b', limit }])).toHaveProperty('settle');
});
