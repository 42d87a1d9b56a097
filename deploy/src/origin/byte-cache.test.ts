import { ByteCache } from './byte-cache.ts';

const cache = (maxBytes: number) => new ByteCache<string>(maxBytes, (text) => text.length);
const giving = (text: string) => jest.fn(async () => text);

test('the least recently used entry is dropped first, and the bytes stay within the budget', async () => {
  const texts = cache(10);
  await texts.get('a', giving('aaaa'));
  await texts.get('b', giving('bbbb'));
  await texts.get('a', giving('never'));
  await texts.get('c', giving('cccc'));
  expect(texts.size).toBe(8);
  const [again, other] = [giving('AAAA'), giving('BBBB')];
  expect(await texts.get('a', again)).toBe('aaaa');
  expect(await texts.get('b', other)).toBe('BBBB');
  expect([again.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});

test('a value larger than the budget is returned, and not cached', async () => {
  const texts = cache(3);
  expect(await texts.get('a', giving('aaaa'))).toBe('aaaa');
  expect(texts.size).toBe(0);
});

test('concurrent callers share one computation, and a failure is not cached', async () => {
  const texts = cache(10);
  const failing = jest.fn(() => Promise.reject(new Error('not now')));
  const all = await Promise.allSettled([1, 2, 3].map(() => texts.get('a', failing)));
  expect([all.map(({ status }) => status), failing.mock.calls.length]).toEqual([
    ['rejected', 'rejected', 'rejected'],
    1,
  ]);
  expect(await texts.get('a', giving('aaaa'))).toBe('aaaa');
});

test('a value that must not be cached is shared only while it is computed', async () => {
  const texts = cache(10);
  const make = giving('aaaa');
  await Promise.all([texts.get('a', make, false), texts.get('a', make, false)]);
  await texts.get('a', make, false);
  expect([make.mock.calls.length, texts.size]).toEqual([2, 0]);
});
