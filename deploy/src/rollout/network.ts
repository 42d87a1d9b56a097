import { clientKey } from '@az/backend';

/** What evidence counts: an IPv4 address, or the /48 of an IPv6 one, of which a customer may have all networks. */
export function networkOf(address: string): string {
  const key = clientKey(address);
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key;
}
