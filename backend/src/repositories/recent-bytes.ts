type CachedBytes = { bytes: Uint8Array; until: number };

/** Maximum age of an entry, so that what another process has erased is soon gone here too. */
const maxMs = 60_000;

/** A cache of byte strings, limited in total size and to one minute. */
export class RecentBytes {
  readonly #kept = new Map<string, CachedBytes>();
  #size = 0;

  constructor(
    readonly maxSize: number,
    readonly now: () => Date,
  ) {}

  /** The bytes of a key, which becomes the most recently used one. */
  get(key: string): Uint8Array | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (kept.until <= this.now().getTime()) {
      this.drop(key);
      return undefined;
    }
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.bytes;
  }

  /** Stores bytes; the least recently used entries are dropped when it is full. */
  set(key: string, bytes: Uint8Array): void {
    this.drop(key);
    if (bytes.length > this.maxSize) return;
    this.#kept.set(key, { bytes, until: this.now().getTime() + maxMs });
    this.#size += bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.maxSize) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    this.#size -= this.#kept.get(key)?.bytes.length ?? 0;
    this.#kept.delete(key);
  }
}
