import { accept, type CommandContext, type Outcome, refuse } from './outcome.ts';
import {
  type ControlState,
  findVersion,
  rolloutOf,
  type StoredVersion,
  stableHistory,
  stableOf,
} from './state.ts';
import { endRollout, withRollout, withStable } from './state-updates.ts';

const isWhole = ({ killedAt, recalledAt, removedAt }: StoredVersion): boolean =>
  killedAt === null && recalledAt === null && removedAt === null;

/** Target of a rollback: the newest stable version before the present one that was not withdrawn as bad. */
export function previousStable(state: ControlState, area: string): string | null {
  const present = stableOf(state, area);
  const history = stableHistory(state, area);
  const good = history.filter(({ version }) => {
    const stored = findVersion(state, area, version);
    // A version may have been stable several times: the last time counts.
    const last = history.findLast((entry) => entry.version === version);
    return version !== present && !last?.retreated && stored !== null && isWhole(stored);
  });
  return good.at(-1)?.version ?? null;
}

/** Withdraws a bad version: ends its rollout; if it is stable, makes the previous stable version stable again. */
export function withdrawVersion(
  state: ControlState,
  { area, version }: { area: string; version: string },
  context: CommandContext,
): Outcome {
  const rollout = rolloutOf(state, area);
  const withoutRollout =
    rollout?.version === version ? withRollout(state, endRollout(rollout, 'aborted', context)) : state;
  if (stableOf(state, area) !== version)
    return accept(withoutRollout, `Nobody is given ${area} ${version} any more.`);
  const next = previousStable(withoutRollout, area);
  if (!next)
    return refuse(
      `${area} has no other stable version: publish and roll out a good one first, or name this one in kill.json, which leaves visitors without ${area}.`,
    );
  return accept(
    withStable(withoutRollout, { area, version: next }, context, true),
    `Nobody is given ${area} ${version} any more; ${area} ${next} is stable.`,
  );
}
