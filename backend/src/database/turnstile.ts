/** Lets one through at a time, in order of arrival. */
export class Turnstile {
  #last: Promise<void> = Promise.resolve();
  #present = 0;

  /** How many are inside or waiting. */
  get present(): number {
    return this.#present;
  }

  /** Waits for its turn; the next one comes when the returned function is called. */
  async enter(): Promise<() => void> {
    this.#present += 1;
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = () => {
        this.#present -= 1;
        resolve();
      };
    });
    await before;
    return leave;
  }
}
