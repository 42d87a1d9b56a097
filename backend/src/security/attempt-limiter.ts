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
 * Counts failed attempts, for all processes on one database together. An attempt that has not ended counts as a
 * failure, so that concurrent attempts cannot exceed a limit. If only such attempts are in the way, the next attempt
 * waits until they end. Keys are stored as HMAC under a secret of the database.
 */
export class AttemptLimiter {
  constructor(
    readonly attempts: AttemptRepository,
    readonly secrets: SecretRepository,
  ) {}

  /** Enters an attempt that may fail. Rejects when the database fails, so that no attempt passes uncounted. */
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

  /** Counts an attempt whatever its result. Returns 0, or the milliseconds until an attempt is allowed again. */
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
