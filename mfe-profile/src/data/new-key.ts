/** A key that no one else makes: 128 random bits. `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Gives the same key for the same content, so that a second attempt is stored once, and a new one for any other. */
export class AttemptKey {
  #content = '';
  #key = '';

  for(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content || this.#key === '') {
      this.#content = text;
      this.#key = newKey();
    }
    return this.#key;
  }
}
