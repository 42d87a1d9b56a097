import { AddressLimit } from './address-limit.ts';

test('so many of one address within a minute are looked at, and no more', () => {
  let now = 1_000_000;
  const limit = new AddressLimit(3, () => now);
  const isHeard = (address: string) => {
    if (limit.isReached(address)) return false;
    limit.note(address);
    return true;
  };
  expect(['a', 'a', 'a', 'a', 'b'].map(isHeard)).toEqual([true, true, true, false, true]);
  now += 59_999;
  expect(isHeard('a')).toBe(false);
  now += 1;
  expect(isHeard('a')).toBe(true);
});
