export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs costly work with at most `atOnce` running; `mayWait` more wait in a queue. */
export class WorkQueue {
  private readonly atOnce: number;
  private readonly mayWait: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.atOnce = atOnce;
    this.mayWait = mayWait;
  }

  /** Resolves with the result of the work. Rejects with `QueueFull`, without having begun, when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mayWait) throw new QueueFull('Too much work is waiting');
      // Work that ends passes its slot to the work that waits, so `running` does not change.
      await new Promise<void>((resolve) => void this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
