import type { OutcomeStore } from './outcome-store.ts';
import type { Tickets } from './tickets.ts';

/** Most units that are remembered between two writes: more are not needed to see that pages stay silent. */
const most = 10_000;

/** Who was heard of since the last write: it tells a page that stays silent from one whose person is gone. */
export class Presence {
  private units = new Set<string>();

  see(unit: string): void {
    if (this.units.size < most) this.units.add(unit);
  }

  /** Writes down who was seen, as the people of these rollouts. */
  async write(store: OutcomeStore, tickets: Tickets, rollouts: string[], now: number): Promise<void> {
    const units = [...this.units];
    this.units = new Set();
    for (const rollout of rollouts) {
      const people = units.map((unit) => tickets.personOf(rollout, unit));
      await store.see(people, now);
    }
  }
}
