import { randomId } from './random-id.ts';

/** What is known of an attempt to store something. */
export type Outcome = 'stored' | 'refused' | 'unknown';

/**
 * The key of the attempts to store one thing, so that it is stored once. The same content has the same key. Other content
 * has a new one, except after an attempt of which the outcome is unknown: if that one was stored, the server refuses the
 * other content instead of storing it as well. Content is compared as JSON: of a file only what stands beside it, such as
 * an id.
 */
export class AttemptKey {
  #content = '';
  #key = '';
  #isUnknown = false;

  for(content: unknown): string {
    const text = JSON.stringify(content) ?? '';
    if (this.#key === '' || (text !== this.#content && !this.#isUnknown)) this.#key = randomId();
    this.#content = text;
    this.#isUnknown = true;
    return this.#key;
  }

  /** The attempt has ended; after `stored`, the same content is another thing. */
  end(outcome: Outcome): void {
    this.#isUnknown = outcome === 'unknown';
    if (outcome === 'stored') this.#key = '';
  }

  /** Continues the attempts with a key, of which the outcome is unknown. */
  continue(key: string): void {
    this.#key = key;
    this.#isUnknown = true;
  }
}
