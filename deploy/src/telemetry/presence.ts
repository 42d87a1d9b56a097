import type { Visitor } from '../rollout/visitor.ts';
import type { TelemetryStore } from './telemetry-store.ts';
import type { Tickets } from './tickets.ts';

/** Maximum of visitors between two writes; more are not needed to detect silent pages. */
const maxVisitors = 10_000;

/** Visitors that made a call since the last write: distinguishes a silent page from a visitor who left. */
export class Presence {
  private visitors = new Map<string, Visitor>();

  /** Adds a visitor whose reports count; others are ignored. */
  see(visitor: Visitor): void {
    if (visitor.isCounted && this.visitors.size < maxVisitors)
      this.visitors.set(`${visitor.unit} ${visitor.browser}`, visitor);
  }

  /** Stores that these visitors made a call, under the id of their browser in each of these rollouts. */
  async write(
    store: Pick<TelemetryStore, 'see'>,
    tickets: Tickets,
    rollouts: string[],
    now: number,
  ): Promise<void> {
    const visitors = [...this.visitors.values()];
    this.visitors = new Map();
    for (const rollout of rollouts) {
      const browsers = visitors.map((visitor) => tickets.browserOf(rollout, visitor));
      await store.see(browsers, now);
    }
  }
}
