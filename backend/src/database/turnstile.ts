/** Lets one through at a time, in order of arrival. */
export class Turnstile {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; the next one comes when the returned function is called. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}
