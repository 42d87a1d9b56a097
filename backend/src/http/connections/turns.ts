type Work = () => void;

/**
 * Starts work of each key in order, once in a turn of the event loop. Node accepts one connection in a turn: without
 * this, the requests that one client sends at the same time delay the connections of all others.
 */
export class Turns {
  /** For each key with work that started in this turn: the work that waits for the next turns. */
  readonly #waiting = new Map<string, Work[]>();

  /** Runs `work` now, or in the first turn that no earlier work of its key takes. */
  start(key: string, work: Work): void {
    if (this.#waiting.size === 0) setImmediate(() => this.#begin());
    const waiting = this.#waiting.get(key);
    if (waiting) {
      waiting.push(work);
      return;
    }
    this.#waiting.set(key, []);
    work();
  }

  #begin(): void {
    for (const [key, waiting] of this.#waiting) {
      const next = waiting.shift();
      if (next) next();
      else this.#waiting.delete(key);
    }
    if (this.#waiting.size > 0) setImmediate(() => this.#begin());
  }
}
