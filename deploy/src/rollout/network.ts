import { clientKey } from '@az/backend';

/**
 * The network that an address is counted under as evidence: an IPv4 address, or the /48 of an IPv6 address, of which
 * one customer may have all 65 536 networks that `clientKey` distinguishes.
 */
export function networkOf(address: string): string {
  const key = clientKey(address);
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key;
}
