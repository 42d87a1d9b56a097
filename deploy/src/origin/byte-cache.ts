type Entry<T> = { coming: Promise<T>; bytes: number };

/** Drops the least recently used values beyond `maxBytes`. Concurrent callers share a computation. */
export class ByteCache<T> {
  private readonly maxBytes: number;
  private readonly sizeOf: (value: T) => number;
  private readonly entries = new Map<string, Entry<T>>();
  private bytes = 0;

  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.maxBytes = maxBytes;
    this.sizeOf = sizeOf;
  }

  get size(): number {
    return this.bytes;
  }

  /** The value of a key, computed when missing. A value that is not kept is shared only while it is computed. */
  async get(
    key: string,
    make: () => Promise<T>,
    isKept: boolean | ((value: T) => boolean) = true,
  ): Promise<T> {
    const known = this.entries.get(key);
    if (known) {
      // Entries are in the order of their last use, so this one moves to the end.
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.coming;
    }
    const entry: Entry<T> = { coming: make(), bytes: 0 };
    this.entries.set(key, entry);
    try {
      const value = await entry.coming;
      if (!(typeof isKept === 'function' ? isKept(value) : isKept)) this.entries.delete(key);
      else this.count(entry, value);
      return value;
    } catch (error) {
      this.entries.delete(key);
      throw error;
    }
  }

  private count(entry: Entry<T>, value: T): void {
    entry.bytes = this.sizeOf(value);
    this.bytes += entry.bytes;
    for (const [key, { bytes }] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      // A pending value takes no bytes yet.
      if (bytes === 0) continue;
      this.entries.delete(key);
      this.bytes -= bytes;
    }
  }
}
