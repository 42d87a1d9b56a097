import { isIPv4, isIPv6 } from 'node:net';

function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The unit by which a client is counted: an IPv4 address, or the /64 network of an IPv6 address, because one household
 * or server usually has a whole /64. An IPv4 address mapped into IPv6 counts as IPv4.
 */
export function clientKey(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(mapped)) return mapped;
  return isIPv6(bare) ? `${firstGroups(bare)}::/64` : 'unknown';
}
