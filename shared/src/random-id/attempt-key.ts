import { randomId } from './random-id.ts';

/**
 * Returns the same key for the same content, so that a retry is stored once, and a new key for other content. Content is
 * compared as JSON: of a file only what stands beside it, such as an id.
 */
export class AttemptKey {
  #content = '';
  #key = '';

  for(content: unknown): string {
    const text = JSON.stringify(content) ?? '';
    if (text !== this.#content || this.#key === '') {
      this.#content = text;
      this.#key = randomId();
    }
    return this.#key;
  }
}
