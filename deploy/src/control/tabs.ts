import type { Reach } from '@az/shared/control';
import { type TabWord, versionName } from '@az/shared/discovery';
import type { ControlState } from './state.ts';

/** The last word of an open tab. */
export type Tab = TabWord & { at: number };

/** Whether a tab's last word is of no use any more: it closed, and what it ran is neither killed nor recalled. */
export const isForgettable = ({ closed, runs }: TabWord, killed: string[]): boolean =>
  closed && !runs.some((version) => killed.includes(version));

/** The reach of every recall of an area, the latest last. */
export function reachOf({ versions }: ControlState, area: string, tabs: Tab[]): Reach[] {
  return versions
    .filter((one) => one.area === area)
    .flatMap((one): Reach[] => {
      const since = one.killedAt ?? one.recalledAt;
      if (since === null) return [];
      const name = versionName(one);
      const had = tabs.filter(({ runs, closed, at }) => runs.includes(name) && !(closed && at < since));
      const left = had.filter(({ closed }) => closed).length;
      const waiting = had.filter(({ closed, knows }) => !closed && knows.includes(name)).length;
      const unheard = had.length - left - waiting;
      const killed = one.killedAt !== null;
      return [{ version: one.version, since, killed, had: had.length, left, waiting, unheard }];
    })
    .sort((a, b) => a.since - b.since);
}
