import { AddressLimit } from './address-limit.ts';

test('so many of one address within a minute are looked at, and no more', () => {
  let now = 1_000_000;
  const limit = new AddressLimit(3, () => now);
  const isHeard = (address: string) => {
    if (limit.isReached(address)) return false;
    limit.note(address);
    return true;
  };
  const [one, other] = ['192.0.2.1', '192.0.2.2'] as const;
  expect([one, one, one, one, other].map(isHeard)).toEqual([true, true, true, false, true]);
  now += 59_999;
  expect(isHeard(one)).toBe(false);
  now += 1;
  expect(isHeard(one)).toBe(true);
});

test('the addresses of one network of IPv6 are one', () => {
  const limit = new AddressLimit(1);
  expect(limit.isReached('2001:db8:0:7::1')).toBe(false);
  limit.note('2001:db8:0:7::1');
  expect(limit.isReached('2001:db8:0:7:ffff::2')).toBe(true);
  expect(limit.isReached('2001:db8:0:8::1')).toBe(false);
});
