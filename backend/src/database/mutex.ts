/** Mutual exclusion, in order of arrival. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();
  #pending = 0;

  /** Number of callers that hold the lock or wait for it. */
  get pending(): number {
    return this.#pending;
  }

  /** Waits for the lock; the returned function releases it. */
  async lock(): Promise<() => void> {
    this.#pending += 1;
    const before = this.#last;
    let unlock = () => {};
    this.#last = new Promise((resolve) => {
      unlock = () => {
        this.#pending -= 1;
        resolve();
      };
    });
    await before;
    return unlock;
  }
}
