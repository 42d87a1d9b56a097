import type { Attack } from './attack.ts';
import { forgedAddresses } from './forged-addresses.ts';
import { forgedThroughProxy } from './forged-through-proxy.ts';

/** Every attack of `npm run soak -- attack`, a file each. */
export const attacks: Attack[] = [forgedAddresses, forgedThroughProxy];
