import { randomId } from './random-id.ts';

/** Kinds of failures after which it is unknown whether the server has stored the content. */
const withoutAnswer = ['offline', 'server', 'bad-reply', 'unexpected'];

/**
 * One key for all attempts to store content, so that it is stored once. Other content (compared as JSON) gets a new
 * key, unless the last attempt's outcome is unknown: if it was stored, the server then refuses the other content.
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

  /** The content was stored or given up, so the next attempt gets a new key, even for the same content. */
  end(): void {
    this.#key = '';
    this.#isUnknown = false;
  }

  /** The attempt failed with `thrown`. After a conflict, whose key is in use, the next attempt gets a new key. */
  fail(thrown: unknown): void {
    const { kind = 'unexpected' } = Object(thrown) as { kind?: string };
    if (kind === 'conflict') this.end();
    else this.#isUnknown = withoutAnswer.includes(kind);
  }

  /** Continues with the key of earlier attempts whose outcome is unknown. */
  continue(key: string): void {
    this.#key = key;
    this.#isUnknown = true;
  }
}
