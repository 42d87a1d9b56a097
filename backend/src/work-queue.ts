/** Too much work is waiting already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs costly work, `atOnce` pieces at a time; `mayWait` more wait for their turn. */
export class WorkQueue {
  private readonly atOnce: number;
  private readonly mayWait: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.atOnce = atOnce;
    this.mayWait = mayWait;
  }

  /** Gives what the work gives. Rejects with `QueueFull`, without having begun, when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mayWait) throw new QueueFull('Too much work is waiting');
      // Whoever ends hands its turn on.
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
