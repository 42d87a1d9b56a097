import { BlockList, isIP } from 'node:net';

/** Which proxies a server trusts: how many of the nearest ones, or those at these addresses. */
export type TrustProxy = number | string[];

const maxProxies = 10;

/** Networks that have a name. Other servers use the same names. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export const trustProxyMistake = `TRUST_PROXY must be how many proxies stand before this server, from 1 to ${maxProxies}, or a list of their addresses, networks or ${Object.keys(named).join(', ')}.`;

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= maxBits);
  return version !== 0 && rest.length === 0 && isLength;
}

/**
 * Reads `TRUST_PROXY`: a number of proxies, or addresses, networks and their names, separated by commas. Returns 0
 * for an empty text or `0`, and null for a mistake, for example `true` (trust everybody).
 */
export function readTrustProxy(text: string): TrustProxy | null {
  const parts = text.split(',').map((part) => part.trim());
  const [only = ''] = parts;
  if (parts.length === 1 && /^\d*$/.test(only)) return Number(only) <= maxProxies ? Number(only) : null;
  return parts.every((part) => Object.hasOwn(named, part) || isNetwork(part)) ? parts : null;
}

/**
 * Makes the function for Fastify's option `trustProxy`: whether an address in a request's chain of proxies is trusted
 * to name the address before it. `hop` is 0 for the connected address, 1 for the address that it names, and so on. A
 * number is not passed to Fastify itself, because Fastify would then trust nobody.
 */
export function trustedProxies(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trust === 'number') return (_, hop) => hop < trust;
  const list = new BlockList();
  for (const part of trust.flatMap((one) => named[one] ?? [one])) {
    const [address = '', bits] = part.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
