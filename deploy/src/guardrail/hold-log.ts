import type { Alarm } from '../answers/answers.ts';
import { type ControlPlane, holdVerbs } from '../control/control-plane.ts';
import { percent, type Rollout, shareOf } from '../control/state.ts';

/** How long a rollout must not be held until its hold has ended, in milliseconds: origins check at different times. */
const endMs = 60_000;

export type HeldAlarm = Extract<Alarm, { reason: 'held' }>;

/** `seenAt`: when this origin last held the version. */
type Hold = { area: string; version: string; seenAt: number };

const nameOf = ({ area, version }: { area: string; version: string }): string => `${area} ${version}`;

/** Writes beginnings and ends of holds into the audit log, each once for all origins. Alerts are made from it. */
export class HoldLog {
  /** Holds without an end; null before the first check. */
  private holds: Map<string, Hold> | null = null;

  constructor(private readonly control: ControlPlane) {}

  /** `under`: rollouts under way; `held`: the alarms about those that are held at `now`. */
  async record(held: HeldAlarm[], under: Rollout[], now: number): Promise<void> {
    const { control } = this;
    const holds = this.holds ?? (await this.earlierHolds(now));
    this.holds = holds;
    for (const { area, version, verdict } of held) {
      const name = nameOf({ area, version });
      if (!holds.has(name)) await control.recordHold('hold', { area, version }, JSON.stringify(verdict));
      holds.set(name, { area, version, seenAt: now });
    }
    for (const [name, hold] of holds) {
      const rollout = under.find((one) => nameOf(one) === name);
      if (rollout && now - hold.seenAt < endMs) continue;
      const state = rollout ? `goes on at ${percent(shareOf(rollout))}` : 'has ended';
      await control.recordHold('end-hold', hold, `${name} is no longer held: its rollout ${state}.`);
      holds.delete(name);
    }
  }

  /** Holds of before the start of this process, as if seen now: the next checks tell whether they stand. */
  private async earlierHolds(seenAt: number): Promise<Map<string, Hold>> {
    const last = await this.control.store.lastOf(holdVerbs);
    const open = last.filter(({ verb }) => verb === 'hold');
    return new Map(open.map(({ area, what }) => [`${area} ${what}`, { area, version: what, seenAt }]));
  }
}
