import { randomId } from './random-id.ts';

/** Kinds of failures without an answer of the server. */
const withoutAnswer = ['offline', 'server', 'bad-reply', 'unexpected'];

/**
 * The key of all attempts to store one thing, once. Other content (compared as JSON) has a new key, except after an
 * attempt of unknown outcome: the server then refuses it if the first was stored.
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

  /** It is stored, or given up: the same content is another thing. */
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

  /** Continues the attempts with a key, of which the outcome is unknown. */
  continue(key: string): void {
    this.#key = key;
    this.#isUnknown = true;
  }
}
