/** Keeps byte strings that were asked for lately, up to a total size. */
export class RecentBytes {
  readonly #kept = new Map<string, Uint8Array>();
  #size = 0;

  constructor(readonly maxSize: number) {}

  /** The bytes kept under a key; they now count as the latest asked for. */
  get(key: string): Uint8Array | undefined {
    const bytes = this.#kept.get(key);
    if (!bytes) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, bytes);
    return bytes;
  }

  /** Keeps bytes; those asked for longest ago make room. */
  set(key: string, bytes: Uint8Array): void {
    this.drop(key);
    if (bytes.length > this.maxSize) return;
    this.#kept.set(key, bytes);
    this.#size += bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.maxSize) break;
      this.drop(oldest);
    }
  }

  /** Forgets a key. */
  drop(key: string): void {
    this.#size -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }
}
