import { clientKey, networkOf } from './client-address.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('counts %p under %p', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

it.each([
  ['192.0.2.17', '192.0.2.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['not an address', null],
  [undefined, null],
])('shortens %p to %p', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
