import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reserved = new BlockList();
for (const [address, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ['224.0.0.0', 3] as const,
])
  reserved.addSubnet(address, bits, 'ipv4');
// Special ranges of the public ones: Teredo and others, documentation, 6to4.
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(address, bits, 'ipv6');

const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !reserved.check(address, 'ipv4')
    : publicV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');

/** Whether an address can be one of a push service: `https`, the usual port, a name with a dot and no IP address. */
export function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname, hash } = new URL(text);
  const isName = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0;
  return protocol === 'https:' && port + username + password + hash === '' && isName;
}

/** A lookup for connections that finds public addresses only. It decides when connecting, because names change. */
export const lookupPublic: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses = []) => {
    const [first] = addresses;
    if (error || !first) return done(error ?? new Error('no address'), []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('no public address'), { code: 'EPRIVATE' }), []);
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
