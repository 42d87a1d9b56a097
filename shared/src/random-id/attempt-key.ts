import { randomId } from './random-id.ts';

/** Kinds of failures without an answer of the server. */
const withoutAnswer = ['offline', 'server', 'bad-reply', 'unexpected'];

/**
 * One key for all attempts to store something, so that it is stored once. Other content (compared as JSON) gets a new
 * key, except after an attempt of unknown outcome: if that attempt was stored, the server refuses the other content.
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

  /** The content is stored or given up: the next attempt gets a new key, even for the same content. */
  end(): void {
    this.#key = '';
    this.#isUnknown = false;
  }

  /** The attempt failed, with an `AppError` or anything else. A conflict means that something was stored with its key. */
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
