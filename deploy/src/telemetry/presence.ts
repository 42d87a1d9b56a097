import type { Visitor } from '../rollout/visitor.ts';
import type { TelemetryStore } from './telemetry-store.ts';
import type { Tickets } from './tickets.ts';

/** Most visitors that are remembered between two writes: more are not needed to see that pages stay silent. */
const most = 10_000;

/** Which visitors made a call since the last write: it tells a page that stays silent from one whose visitor is gone. */
export class Presence {
  private visitors = new Map<string, Visitor>();

  /** Remembers a visitor whose reports count; of others it does not matter. */
  see(visitor: Visitor): void {
    if (visitor.isCounted && this.visitors.size < most)
      this.visitors.set(`${visitor.unit} ${visitor.browser}`, visitor);
  }

  /** Writes down who was seen, as the browsers of these rollouts. */
  async write(store: TelemetryStore, tickets: Tickets, rollouts: string[], now: number): Promise<void> {
    const visitors = [...this.visitors.values()];
    this.visitors = new Map();
    for (const rollout of rollouts) {
      const browsers = visitors.map((visitor) => tickets.browserOf(rollout, visitor));
      await store.see(browsers, now);
    }
  }
}
