import { clientKey } from '@az/backend';

/** The network that evidence counts as one: an IPv4 address, or an IPv6 /48, all of which one customer may have. */
export function networkOf(address: string): string {
  const key = clientKey(address);
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key;
}
