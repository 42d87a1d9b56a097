import { type TabStatus, versionName } from '@az/shared/discovery';
import type { Reach } from '../answers/answers.ts';
import type { ControlState } from './state.ts';

/** The last status of an open tab, and the hash of its network. */
export type Tab = TabStatus & { address: string; at: number };

/** Maximum of tabs that are stored (for a day at most), for one address and in all. Further ones are not counted. */
export const maxTabs = { ofAddress: 500, inAll: 20_000 } as const;
export const tabRetentionMs = 24 * 60 * 60 * 1000;

/** Whether a tab is closed and ran no killed or recalled version, so that its status can be deleted. */
export const isDeletable = ({ closed, runs }: TabStatus, killed: string[]): boolean =>
  closed && !runs.some((version) => killed.includes(version));

export type RecalledVersion = { name: string; since: number };

/** Tabs with a recalled version. `had`: all; `left`: closed or reloaded; `waiting`: open, and know of the recall. */
export type TabCount = { name: string; had: number; left: number; waiting: number };

const recallsOf = ({ versions }: ControlState, area: string) =>
  versions.flatMap((one) => {
    const since = one.area === area ? (one.killedAt ?? one.recalledAt) : null;
    return since === null ? [] : [{ ...one, name: versionName(one), since }];
  });

/** How many tabs each recall of an area has reached, the latest last. `countTabs` counts tabs of recalled versions. */
export async function reachOf(
  state: ControlState,
  area: string,
  countTabs: (recalled: RecalledVersion[]) => Promise<TabCount[]>,
): Promise<Reach[]> {
  const recalls = recallsOf(state, area);
  const counts = await countTabs(recalls.map(({ name, since }) => ({ name, since })));
  return recalls
    .map(({ name, version, since, killedAt }) => {
      const { had, left, waiting } = counts.find((one) => one.name === name) ?? {
        had: 0,
        left: 0,
        waiting: 0,
      };
      const unknown = had - left - waiting;
      return { version, since, killed: killedAt !== null, had, left, waiting, unknown };
    })
    .sort((a, b) => a.since - b.since);
}
