/** Lets one through at a time, in order of arrival. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();
  #pending = 0;

  /** How many are inside or waiting. */
  get pending(): number {
    return this.#pending;
  }

  /** Waits for its turn; the next one comes when the returned function is called. */
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
