import { randomId } from '@az/shared/random-id';

/** Gives the same key for the same content, so that a second attempt is stored once, and a new one for any other. */
export class AttemptKey {
  #content = '';
  #key = '';

  for(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content || this.#key === '') {
      this.#content = text;
      this.#key = randomId();
    }
    return this.#key;
  }
}
