type Entry<T> = { coming: Promise<T>; bytes: number };

/**
 * Values that take memory, of which the least recently used go when they are more than `mostBytes` together. One that is
 * being made is made once, however many ask for it; one that could not be made is forgotten.
 */
export class ByteCache<T> {
  private readonly mostBytes: number;
  private readonly sizeOf: (value: T) => number;
  private readonly entries = new Map<string, Entry<T>>();
  private bytes = 0;

  constructor(mostBytes: number, sizeOf: (value: T) => number) {
    this.mostBytes = mostBytes;
    this.sizeOf = sizeOf;
  }

  /** Bytes that are kept now. */
  get size(): number {
    return this.bytes;
  }

  /** The value under a key, made when it is not there. `isKept` false: it is shared while it is made, and then forgotten. */
  async get(key: string, make: () => Promise<T>, isKept = true): Promise<T> {
    const known = this.entries.get(key);
    if (known) {
      // The most recently used stands last.
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.coming;
    }
    const entry: Entry<T> = { coming: make(), bytes: 0 };
    this.entries.set(key, entry);
    try {
      const value = await entry.coming;
      if (!isKept) this.entries.delete(key);
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
      if (this.bytes <= this.mostBytes) return;
      // What is still being made takes no bytes yet.
      if (bytes === 0) continue;
      this.entries.delete(key);
      this.bytes -= bytes;
    }
  }
}
