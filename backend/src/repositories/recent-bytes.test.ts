import { RecentBytes } from './recent-bytes.ts';

let now = new Date(0);

const bytes = (length: number) => new Uint8Array(length);

it('drops the least recently used entry when it is full', () => {
  const recent = new RecentBytes(100, () => now);
  recent.set('a', bytes(40));
  recent.set('b', bytes(40));
  expect(recent.get('a')).toHaveLength(40);
  recent.set('c', bytes(40));
  expect(recent.get('b')).toBeUndefined();
  expect(recent.get('a')).toHaveLength(40);
  expect(recent.get('c')).toHaveLength(40);
});

it('counts a key that is set again once, and never stores what is too large', () => {
  const recent = new RecentBytes(100, () => now);
  for (let round = 0; round < 5; round += 1) recent.set('a', bytes(60));
  recent.set('b', bytes(40));
  recent.set('c', bytes(101));
  expect(recent.get('a')).toHaveLength(60);
  expect(recent.get('b')).toHaveLength(40);
  expect(recent.get('c')).toBeUndefined();
});

it('keeps bytes for less than a minute', () => {
  const recent = new RecentBytes(100, () => now);
  recent.set('a', bytes(40));
  now = new Date(59_999);
  expect(recent.get('a')).toHaveLength(40);
  now = new Date(60_000);
  expect(recent.get('a')).toBeUndefined();
});
