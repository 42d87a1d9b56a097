/** Limits how many tasks of one key run at once. Further tasks of that key wait in order; other keys do not wait. */
export class KeyedQueue {
  readonly #most: number;
  /** Keys with running tasks: how many run, and the start functions of those that wait. */
  readonly #keys = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves when a task of the key may run. The returned function ends it; a second call has no effect. */
  async enter(key: string): Promise<() => void> {
    const line = this.#keys.get(key) ?? { running: 0, waiting: [] };
    this.#keys.set(key, line);
    if (line.running < this.#most) line.running += 1;
    // A task that ends passes its slot directly to the next waiting task.
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
