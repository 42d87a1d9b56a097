import { clientKey } from '@az/backend';
import type { FastifyReply } from 'fastify';

const windowMs = 60_000;

/** The answer for an address that has reached its limit, but for what it says. */
export const tooMany = (reply: FastifyReply): FastifyReply =>
  reply.code(429).header('retry-after', String(windowMs / 1000));

/**
 * Counts something by address, of IPv6 by network, so that a stranger fills neither the log nor the database.
 */
export class AddressLimit {
  private readonly most: number;
  private readonly now: () => number;
  private counts = new Map<string, number>();
  private since = 0;

  /** `most` of one address within a minute are looked at. */
  constructor(most: number, now: () => number = Date.now) {
    this.most = most;
    this.now = now;
  }

  /** Whether an address is not even looked at. */
  isReached(address: string): boolean {
    if (this.now() - this.since >= windowMs) {
      this.counts = new Map();
      this.since = this.now();
    }
    return (this.counts.get(clientKey(address)) ?? 0) >= this.most;
  }

  note(address: string): void {
    const key = clientKey(address);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}
