import { setTimeout as wait } from 'node:timers/promises';
import type { ControlState } from '../control/state.ts';
import type { Store } from '../control/store.ts';

/** So old the state in memory may be before the database is asked for its revision, in milliseconds. */
const freshMs = 1000;

/** So long a page waits for the database before it is made from the state in memory. */
const patienceMs = 500;

/**
 * The state of the control plane as pages need it: asked for at most once a second, read again when its revision has
 * changed, and the last good one when the database is slow or dead.
 */
export class LiveState {
  private readonly store: Store;
  private readonly now: () => number;
  private state: ControlState | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<ControlState> | null = null;

  constructor(store: Store, now: () => number = () => performance.now()) {
    this.store = store;
    this.now = now;
  }

  /** Makes the next page look again: something was changed by this process. */
  forget(): void {
    this.lookedAt = Number.NEGATIVE_INFINITY;
  }

  /** The state now. Rejects only while there has never been one. */
  async current(): Promise<ControlState> {
    const known = this.state;
    if (known && this.now() - this.lookedAt < freshMs) return known;
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
    if (!known) return this.looking;
    const cancel = new AbortController();
    const late = wait(patienceMs, known, { signal: cancel.signal, ref: false }).catch(() => known);
    try {
      return await Promise.race([this.looking.catch(() => known), late]);
    } finally {
      cancel.abort();
    }
  }

  private async look(): Promise<ControlState> {
    // Whoever comes while the answer is under way gets this one; a failure is not repeated within the second either.
    const startedAt = this.now();
    try {
      const revision = await this.store.revision();
      if (this.state?.revision !== revision) this.state = await this.store.read();
    } finally {
      this.lookedAt = startedAt;
    }
    return this.state as ControlState;
  }
}
