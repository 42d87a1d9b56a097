import { isIPv4, isIPv6 } from 'node:net';

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An address without its zone; an IPv4-mapped IPv6 address becomes IPv4. */
const bareAddress = (address = ''): string =>
  address
    .replace(/%.*$/, '')
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');

/**
 * The unit by which a client is counted: an IPv4 address, or the /64 network of an IPv6 address, because one household
 * or server usually has a whole /64. An IPv4-mapped address counts as IPv4. A connection that has ended has no address.
 */
export function clientKey(address: string | undefined): string {
  const bare = bareAddress(address);
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? `${firstGroups(bare, 4)}::/64` : 'unknown';
}

/** A shortened address, which identifies a person less: IPv4 `/24`, IPv6 `/48`. Null without a valid address. */
export function networkOf(address: string | undefined): string | null {
  const bare = bareAddress(address);
  if (isIPv4(bare)) return bare.replace(/\d+$/, '0/24');
  return isIPv6(bare) ? `${firstGroups(bare, 3)}::/48` : null;
}
