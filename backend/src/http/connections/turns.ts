type Work = () => void;

/**
 * Starts the work of each key in order, one piece of work per turn of the event loop. Node accepts one connection per
 * turn, so many requests of one client that start in one turn delay the connections of all others.
 */
export class Turns {
  /** Work that waits for the next turns, by key. Each key whose work has started in this turn has an entry. */
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
