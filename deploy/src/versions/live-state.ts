import { setTimeout as wait } from 'node:timers/promises';
import type { ControlState } from '../control/state.ts';
import type { Store } from '../control/store.ts';

/** Maximum age of the state in memory before the database is asked for its revision, in milliseconds. */
const freshMs = 1000;

/** Minimum time between queries for unknown versions, in milliseconds. */
const missMs = 100;

/** How long a page waits for its query, in milliseconds. It is then made from the state in memory. */
const timeoutMs = 500;

/** The state for pages, queried at most once a second; the last good one when the database is slow or down. */
export class LiveState {
  private readonly store: Store;
  private readonly now: () => number;
  private state: ControlState | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<ControlState> | null = null;
  private next: Promise<ControlState> | null = null;
  private listener: (state: ControlState) => void = () => undefined;

  constructor(store: Store, now: () => number = () => performance.now()) {
    this.store = store;
    this.now = now;
  }

  /** Makes the next page query again, after a change by this process that a running query may have missed. */
  forget(): void {
    this.lookedAt = Number.NEGATIVE_INFINITY;
    this.looking = null;
  }

  /** Calls `listener` with the state in memory, and with every later one. */
  follow(listener: (state: ControlState) => void): void {
    this.listener = listener;
    if (this.state) listener(this.state);
  }

  /** The known state if it `isEnough`. Otherwise reads it again, because another origin may have changed it. */
  async currentWith(isEnough: (state: ControlState) => boolean): Promise<ControlState> {
    const known = await this.current();
    if (isEnough(known)) return known;
    // All calls before the query begins share the query, so that many calls cause few queries.
    this.next ??= wait(Math.max(0, this.lookedAt + missMs - this.now())).then(() => {
      this.next = null;
      this.forget();
      return this.current();
    });
    return this.next;
  }

  /** The present state. Rejects only while no state has been read yet. */
  async current(): Promise<ControlState> {
    const known = this.state;
    if (known && this.now() - this.lookedAt < freshMs) return known;
    const looking = this.looking ?? this.look();
    this.looking = looking;
    if (!known) return looking;
    const cancel = new AbortController();
    const late = wait(timeoutMs, known, { signal: cancel.signal, ref: false }).catch(() => known);
    try {
      return await Promise.race([looking.catch(() => known), late]);
    } finally {
      cancel.abort();
    }
  }

  private look(): Promise<ControlState> {
    const startedAt = this.now();
    const looking: Promise<ControlState> = this.ask().finally(() => {
      if (this.looking !== looking) return;
      this.looking = null;
      // Set after a failure too, so that a failed query is not repeated within the second.
      this.lookedAt = startedAt;
    });
    return looking;
  }

  private async ask(): Promise<ControlState> {
    const known = this.state;
    if (known && known.revision === (await this.store.revision())) return known;
    const read = await this.store.read();
    // A slow query must not replace a newer state.
    if (!this.state || read.revision >= this.state.revision) {
      this.state = read;
      this.listener(read);
    }
    return this.state;
  }
}
