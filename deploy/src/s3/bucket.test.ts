import { SampleBucket } from '../testing/sample-bucket.ts';
import { Bucket } from './bucket.ts';

jest.setTimeout(60_000);

let store: SampleBucket;

beforeAll(async () => {
  store = await SampleBucket.start();
}, 60_000);

afterAll(() => store.stop());

test('a stored object is returned until it is removed', async () => {
  const bucket = store.bucket();
  expect(await bucket.get('one/a')).toBeNull();
  await bucket.put('one/a', Buffer.from('äé'));
  expect(String(await bucket.get('one/a'))).toBe('äé');
  await bucket.remove('one/a');
  await bucket.remove('one/a');
  expect(await bucket.get('one/a')).toBeNull();
});

test('a listing has every object below a prefix, over any number of pages', async () => {
  const bucket = store.bucket();
  const keys = ['many/a', 'many/b', 'many/c', 'many/d', 'many/e'];
  for (const key of [...keys, 'other/a']) await bucket.put(key, Buffer.from(key));
  const before = store.proxy.asked.length;
  const listed = await bucket.list('many/', 2);
  expect(listed.map(({ key }) => key)).toEqual(keys);
  for (const { changedAt } of listed) expect(Math.abs(changedAt - Date.now())).toBeLessThan(60_000);
  expect(store.proxy.asked.length - before).toBe(3);
});

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }, 'The file store answered 403 (SignatureDoesNotMatch)'],
  ['a bucket that is not there', { bucket: 'no-such-bucket' }, 'The file store answered 404 (NoSuchBucket)'],
])('%s is reported at once, and without the secret', async (_name, change, sentence) => {
  const before = store.proxy.asked.length;
  const bucket = new Bucket({ ...store.settings, ...change });
  await expect(bucket.put('a', Buffer.from('a'))).rejects.toThrow(new Error(sentence));
  expect(store.proxy.asked.length - before).toBe(1);
});
