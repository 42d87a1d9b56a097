type Kept = { bytes: Uint8Array; until: number };

/** Bytes are kept this long at most, so that what another process has erased is soon gone here too. */
const maxMs = 60_000;

/** Keeps byte strings that were asked for lately, up to a total size and for a minute. */
export class RecentBytes {
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  constructor(
    readonly maxSize: number,
    readonly now: () => Date,
  ) {}

  /** The bytes kept under a key; they now count as the latest asked for. */
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

  /** Keeps bytes; those asked for longest ago make room. */
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

  /** Forgets a key. */
  drop(key: string): void {
    this.#size -= this.#kept.get(key)?.bytes.length ?? 0;
    this.#kept.delete(key);
  }
}
