const windowMs = 60_000;
/** So many refused tokens of one address within a minute are looked at and noted. */
export const mostRefusals = 60;

/** Counts refused tokens by address, so that a stranger fills neither the log nor the database. */
export class RefusalLimit {
  private readonly now: () => number;
  private counts = new Map<string, number>();
  private since = 0;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Whether an address is not even looked at. */
  isReached(address: string): boolean {
    if (this.now() - this.since >= windowMs) {
      this.counts = new Map();
      this.since = this.now();
    }
    return (this.counts.get(address) ?? 0) >= mostRefusals;
  }

  note(address: string): void {
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
  }
}
