import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Limit } from '../config/api-config.ts';
import type { AttemptRepository } from '../repositories/attempt-repository.ts';
import type { SecretRepository } from '../repositories/secret-repository.ts';

type Counted = { key: string; limit: Limit };

/** Either the time to wait, or the function to call once with the outcome. */
export type Attempt = { retryAfterMs: number } | { settle: (succeeded: boolean) => Promise<void> };

const minWaitMs = 40;
const maxWaitMs = 120;

/**
 * Counts failed attempts, for all processes on one database together. Attempts under way count as failures until they
 * end, so that concurrent ones cannot exceed a limit; an attempt beyond the limit waits for them. Keys are stored as
 * HMAC under a secret of the database.
 */
export class AttemptLimiter {
  constructor(
    readonly attempts: AttemptRepository,
    readonly secrets: SecretRepository,
  ) {}

  /** Enters an attempt that may fail. Rejects when the database fails: nothing passes uncounted. */
  async enter(counted: Counted[]): Promise<Attempt> {
    const keys = await this.#hash(counted);
    for (;;) {
      const entry = await this.attempts.enter(keys, true);
      if (entry !== 'wait') {
        if ('retryAfterMs' in entry) return entry;
        return { settle: (succeeded) => this.attempts.settle(entry.rows, succeeded) };
      }
      await sleep(minWaitMs + Math.random() * (maxWaitMs - minWaitMs));
    }
  }

  /** Counts an attempt that always counts. Returns 0, or the milliseconds until it is allowed again. */
  async take(counted: Counted[]): Promise<number> {
    const keys = await this.#hash(counted);
    for (;;) {
      const entry = await this.attempts.enter(keys, false);
      if (entry !== 'wait') return 'retryAfterMs' in entry ? entry.retryAfterMs : 0;
      await sleep(minWaitMs);
    }
  }

  async delete(key: string): Promise<void> {
    for (const { key: hashed } of await this.#hash([{ key, limit: { count: 0, windowMs: 0 } }]))
      await this.attempts.delete(hashed);
  }

  async #hash(counted: Counted[]) {
    const secret = await this.secrets.load('attempts');
    return counted.map(({ key, limit }) => ({
      key: createHmac('sha256', secret).update(key).digest(),
      limit,
    }));
  }
}
