import type { Limit } from '../config/api-config.ts';

/** Counts of one key: `count` in its current period, `countBefore` in the previous period. */
type Use = { startedAt: number; count: number; countBefore: number };

type Options = {
  /** A monotonic clock in milliseconds. */
  now?: () => number;
  /** Maximum of keys. When there are more, the least recently used key is dropped. */
  maxKeys?: number;
};

/**
 * Limits in memory how often something happens for each key: `limit.count` times in a period of `limit.windowMs`. The
 * window slides: of the previous period's count, the share of the time that is less than `windowMs` ago counts, too,
 * so that no burst passes between two periods. Refused calls do not count.
 */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #maxKeys: number;
  /** Ordered by last use. */
  readonly #uses = new Map<string, Use>();

  constructor(limit: Limit, { now = () => performance.now(), maxKeys = 100_000 }: Options = {}) {
    this.#limit = limit;
    this.#now = now;
    this.#maxKeys = maxKeys;
  }

  /** Counts a call for a key and returns 0. Over the limit, counts nothing and returns the milliseconds to wait. */
  take(key: string): number {
    const now = this.#now();
    const use = this.#useOf(key, now);
    const waitMs = this.#waitMs(use, now);
    if (waitMs === 0) use.count += 1;
    this.#uses.delete(key);
    this.#uses.set(key, use);
    this.#forget(now);
    return waitMs;
  }

  /** What `take` would return now. */
  waitMs(key: string): number {
    const now = this.#now();
    return this.#waitMs(this.#useOf(key, now), now);
  }

  #useOf(key: string, now: number): Use {
    const { windowMs } = this.#limit;
    const use = this.#uses.get(key);
    if (!use || now - use.startedAt >= 2 * windowMs) return { startedAt: now, count: 0, countBefore: 0 };
    if (now - use.startedAt < windowMs) return use;
    return { startedAt: use.startedAt + windowMs, count: 0, countBefore: use.count };
  }

  #waitMs({ startedAt, count, countBefore }: Use, now: number): number {
    const { count: most, windowMs } = this.#limit;
    const elapsed = now - startedAt;
    if (count + countBefore * (1 - elapsed / windowMs) + 1 <= most) return 0;
    // Waits until the previous period's share is small enough; if this period reaches the limit, in the next period.
    const wait =
      count < most
        ? windowMs * (1 - (most - 1 - count) / countBefore) - elapsed
        : windowMs * (2 - (most - 1) / count) - elapsed;
    return Math.max(1, Math.ceil(wait));
  }

  /** Drops keys from the front, where the least recently used are, while they are too many or too old to count. */
  #forget(now: number): void {
    for (const [key, { startedAt }] of this.#uses) {
      if (this.#uses.size <= this.#maxKeys && now - startedAt < 2 * this.#limit.windowMs) return;
      this.#uses.delete(key);
    }
  }
}
