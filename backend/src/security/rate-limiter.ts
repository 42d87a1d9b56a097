import type { Limit } from '../api-config.ts';

/** What one key did in its period under way, and in the one before. */
type Use = { startedAt: number; count: number; countBefore: number };

type Options = {
  /** A clock in milliseconds that never goes back. */
  now?: () => number;
  /** Of more keys the one that was used longest ago is forgotten. */
  maxKeys?: number;
};

/**
 * Limits how often something happens for each key, in memory: `limit.count` times in a period of `limit.windowMs`, of which
 * the next period takes over the share that is less than `windowMs` ago, so that no burst passes between two periods. Every
 * key has periods of its own. What is refused does not count.
 */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #maxKeys: number;
  /** By when they were last used. */
  readonly #uses = new Map<string, Use>();

  constructor(limit: Limit, { now = () => performance.now(), maxKeys = 100_000 }: Options = {}) {
    this.#limit = limit;
    this.#now = now;
    this.#maxKeys = maxKeys;
  }

  /** Counts one for a key. The result is 0, or the milliseconds after which it is within the limit; then nothing counts. */
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

  /** What `take` would say now. */
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
    // One more fits when the share of the period before has become small enough; that may be in the next period.
    const wait =
      count < most
        ? windowMs * (1 - (most - 1 - count) / countBefore) - elapsed
        : windowMs * (2 - (most - 1) / count) - elapsed;
    return Math.max(1, Math.ceil(wait));
  }

  /** Keys at the front were used longest ago. */
  #forget(now: number): void {
    for (const [key, { startedAt }] of this.#uses) {
      if (this.#uses.size <= this.#maxKeys && now - startedAt < 2 * this.#limit.windowMs) return;
      this.#uses.delete(key);
    }
  }
}
