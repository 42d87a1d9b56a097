import { type Entry, isWish, subjectOf } from './entries.ts';

const maxAtOnce = 3;

type Attempt = { entry: Entry; end: AbortController; isOver: Promise<void> };

export class Attempts {
  readonly #attempts = new Map<string, Attempt>();

  get isEmpty(): boolean {
    return this.#attempts.size === 0;
  }

  isBusy({ act }: Entry): boolean {
    return this.#attempts.has(subjectOf(act));
  }

  hasRoom(entry: Entry): boolean {
    return this.#attempts.size < maxAtOnce && !this.isBusy(entry);
  }

  start(entry: Entry, send: (signal: AbortSignal) => Promise<void>): void {
    const subject = subjectOf(entry.act);
    const end = new AbortController();
    const isOver = send(end.signal).finally(() => this.#attempts.delete(subject));
    // Only avoids an unhandled rejection: `race` reports the failure.
    isOver.catch(() => undefined);
    this.#attempts.set(subject, { entry, end, isOver });
  }

  /** Settles when `woken` resolves or an attempt ends. Rejects if that attempt has failed. */
  async race(woken: Promise<void>): Promise<void> {
    await Promise.race([woken, ...[...this.#attempts.values()].map(({ isOver }) => isOver)]);
  }

  async settled(): Promise<void> {
    await Promise.allSettled([...this.#attempts.values()].map(({ isOver }) => isOver));
  }

  /** Aborts attempts whose entry was removed, except wishes: a newer wish replaces the entry and is sent afterwards. */
  keep(entries: Entry[]): void {
    for (const { entry, end } of this.#attempts.values())
      if (!isWish(entry.act) && !entries.some(({ clientId }) => clientId === entry.clientId)) end.abort();
  }

  stop(): void {
    this.keep([]);
  }
}
