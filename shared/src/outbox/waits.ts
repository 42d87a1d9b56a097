import type { AppError } from '../api/index.ts';

const firstWaitMs = 1000;
const maxWaitMs = 60_000;
/** Longest time for which a timer is set, in milliseconds. A longer wait is split into several timers. */
const maxTimerMs = 60 * 60 * 1000;

/** Longest time for which an entry waits because the server asked for it, in milliseconds, whatever the device's clock does. */
export const maxDelayMs = 24 * 60 * 60 * 1000;
/** From this wait on, in milliseconds, an entry says until when the server asked to wait. */
export const shownFromMs = 10_000;

/** Whether the same call may succeed later: no network, a failing server, or too many calls. */
export const isRetryable = ({ kind, status }: AppError): boolean =>
  status === 408 || ['offline', 'server', 'too-many', 'bad-reply'].includes(kind);

/** Until when the entries of each subject wait after failed attempts. */
export class RetryWaits {
  readonly #waits = new Map<string, { failures: number; until: number }>();

  /** Makes a subject wait as long as the server asked, but at least a random time that doubles with each failure. */
  add(subject: string, { retryAfterMs }: AppError): void {
    const failures = this.#waits.get(subject)?.failures ?? 0;
    const longest = Math.min(firstWaitMs * 2 ** failures, maxWaitMs);
    const wait = Math.max(retryAfterMs, longest * (0.5 + Math.random() / 2));
    this.#waits.set(subject, { failures: failures + 1, until: Date.now() + wait });
  }

  /** Makes a subject wait at least until a time, in milliseconds since 1970. */
  hold(subject: string, until: number): void {
    const { failures = 0, until: known = 0 } = this.#waits.get(subject) ?? {};
    if (until > known && until - Date.now() <= maxDelayMs) this.#waits.set(subject, { failures, until });
  }

  end(subject: string): void {
    this.#waits.delete(subject);
  }

  endAll(): void {
    this.#waits.clear();
  }

  has(subject: string): boolean {
    return Date.now() < (this.#waits.get(subject)?.until ?? 0);
  }

  shortest(subjects: string[]): number {
    const until = Math.min(...subjects.map((subject) => this.#waits.get(subject)?.until ?? 0));
    return Math.min(Math.max(0, until - Date.now()), maxTimerMs);
  }
}
