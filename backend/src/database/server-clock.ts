import type { Clock } from './database.ts';

const compareMs = 60_000;
/** An answer that took longer says too little about the time. */
const slowMs = 1000;
/** Smaller differences come from the network as well. */
const smallestMs = 1000;
/** A larger difference is reported. */
const reportedMs = 5000;

/** The clock of a database's server, which all processes on it share, whatever their own clocks say. */
export class ServerClock implements Clock {
  #aheadMs = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `ask` returns the server's time in milliseconds. */
  constructor(readonly ask: () => Promise<number>) {}

  now = (): number => Date.now() - this.#aheadMs;

  aheadMs(): number {
    return this.#aheadMs;
  }

  /** Compares the two clocks now, and from now on every minute. Never rejects: without an answer, nothing changes. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.compare(), compareMs).unref();
    await this.compare();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async compare(): Promise<void> {
    const before = performance.now();
    const server = await this.ask().catch(() => null);
    const tookMs = performance.now() - before;
    if (server === null || tookMs > slowMs) return;
    const aheadMs = Date.now() - tookMs / 2 - server;
    this.#aheadMs = Math.abs(aheadMs) < smallestMs ? 0 : Math.round(aheadMs);
  }
}

/** What an operator must know about a process whose clock is more than five seconds off; null if it is not. */
export function clockSentence(aheadMs: number): string | null {
  if (Math.abs(aheadMs) <= reportedMs) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return `The clock of this machine is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's. Releases follow the database's; set this one right.`;
}
