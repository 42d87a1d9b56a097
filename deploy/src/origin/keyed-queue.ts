/** Lets so many tasks of one key run at once; its others wait in their order, and delay those of no other key. */
export class KeyedQueue {
  readonly #most: number;
  /** Keys with a task that runs: how many do, and how those that wait are started. */
  readonly #keys = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves when a task of the key may run. It calls the result when it is over; once counts. */
  async enter(key: string): Promise<() => void> {
    const line = this.#keys.get(key) ?? { running: 0, waiting: [] };
    this.#keys.set(key, line);
    if (line.running < this.#most) line.running += 1;
    // The task that ends leaves its place to the one that waits.
    else await new Promise<void>((start) => void line.waiting.push(start));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) this.#keys.delete(key);
    };
  }
}
