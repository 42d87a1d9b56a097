import type { Limit } from '../api-config.ts';

const maxKeys = 100_000;

/** Counts requests per key in fixed periods, in memory. */
export class RequestCounter {
  #periods = new Map<string, { startedAt: number; count: number }>();

  constructor(
    readonly limit: Limit,
    readonly now: () => Date,
  ) {}

  /** Counts one request. The result is 0 while it is within the limit, else the milliseconds until the next period. */
  count(key: string): number {
    const now = this.now().getTime();
    const period = this.#periods.get(key);
    if (!period || now >= period.startedAt + this.limit.windowMs) {
      if (this.#periods.size >= maxKeys) this.#periods.clear();
      this.#periods.set(key, { startedAt: now, count: 1 });
      return 0;
    }
    period.count += 1;
    return period.count <= this.limit.count ? 0 : period.startedAt + this.limit.windowMs - now;
  }
}
