import type { Limit } from '../api-config.ts';

/** A key to count under, and how often it may fail. */
export type Counted = { key: string; limit: Limit };

type Tally = { failures: number[]; underWay: number };

const maxKeys = 100_000;

/**
 * Counts failed sign-ins in memory. Attempts under way count as failures until they end, so that many at once cannot
 * slip past the limit; one that would be too many waits for them.
 */
export class SignInLimiter {
  readonly #tallies = new Map<string, Tally>();
  #waiting: (() => void)[] = [];

  constructor(readonly now: () => Date) {}

  /**
   * Asks to try. Either `retryAfterMs`, when one of the keys has failed too often, or `settle`, to be called once with
   * the outcome.
   */
  async enter(
    counted: Counted[],
  ): Promise<{ retryAfterMs: number } | { settle: (succeeded: boolean) => void }> {
    for (;;) {
      const retryAfterMs = Math.max(...counted.map((one) => this.#blockedFor(one)));
      if (retryAfterMs > 0) return { retryAfterMs };
      const tallies = counted.map(({ key, limit }) => ({ tally: this.#tally(key), limit }));
      if (tallies.every(({ tally, limit }) => tally.failures.length + tally.underWay < limit.count)) {
        for (const { tally } of tallies) tally.underWay += 1;
        return {
          settle: (succeeded) =>
            this.#settle(
              tallies.map(({ tally }) => tally),
              succeeded,
            ),
        };
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #settle(tallies: Tally[], succeeded: boolean): void {
    for (const tally of tallies) {
      tally.underWay -= 1;
      if (!succeeded) tally.failures.push(this.now().getTime());
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const proceed of waiting) proceed();
  }

  #blockedFor({ key, limit }: Counted): number {
    const now = this.now().getTime();
    const tally = this.#tally(key);
    tally.failures = tally.failures.filter((at) => at > now - limit.windowMs);
    const oldest = tally.failures.at(-limit.count);
    return oldest === undefined ? 0 : oldest + limit.windowMs - now;
  }

  #tally(key: string): Tally {
    const tally = this.#tallies.get(key) ?? { failures: [], underWay: 0 };
    // Kept in order of use: when there are too many keys, the one unused for longest goes.
    this.#tallies.delete(key);
    this.#tallies.set(key, tally);
    for (const [oldKey, { underWay }] of this.#tallies) {
      if (this.#tallies.size <= maxKeys) break;
      if (underWay === 0 && oldKey !== key) this.#tallies.delete(oldKey);
    }
    return tally;
  }
}
