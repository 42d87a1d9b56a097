import type { CommandContext } from './outcome.ts';
import { type ControlState, type Rollout, type StoredVersion, servedVersions, stableOf } from './state.ts';

export const withRollout = (state: ControlState, rollout: Rollout): ControlState => ({
  ...state,
  rollouts: state.rollouts.map((one) => (one.id === rollout.id ? rollout : one)),
});

export const withVersion = (state: ControlState, version: StoredVersion): ControlState => ({
  ...state,
  versions: state.versions.map((one) =>
    one.area === version.area && one.version === version.version ? version : one,
  ),
});

/** Makes a version the stable version of its area. `retreated`: the previous stable version is withdrawn as bad. */
export function withStable(
  state: ControlState,
  { area, version }: { area: string; version: string },
  { now }: CommandContext,
  retreated = false,
): ControlState {
  if (stableOf(state, area) === version) return state;
  const last = state.stable.findLast((entry) => entry.area === area);
  const place = Math.max(0, ...state.stable.map((entry) => entry.place)) + 1;
  const kept = state.stable.map((entry) => (entry === last && retreated ? { ...entry, retreated } : entry));
  return { ...state, stable: [...kept, { place, area, version, since: now, retreated: false }] };
}

export const endRollout = (
  rollout: Rollout,
  state: 'promoted' | 'aborted',
  { now, by, why }: CommandContext,
): Rollout => ({
  ...rollout,
  state,
  endedAt: now,
  endedBy: by,
  endedWhy: why,
});

/** Records when visitors stop getting a version, for retention. A version served again is no longer recalled. */
export function withServing(
  before: ControlState,
  after: ControlState,
  { now }: CommandContext,
): ControlState {
  const was = new Set(servedVersions(before).map(({ area, version }) => `${area} ${version}`));
  const is = new Set(servedVersions(after).map(({ area, version }) => `${area} ${version}`));
  const changed = after.versions.some(({ area, version, servedUntil, recalledAt }) => {
    const key = `${area} ${version}`;
    return is.has(key) ? (servedUntil ?? recalledAt) !== null : was.has(key);
  });
  if (!changed) return after;
  return {
    ...after,
    versions: after.versions.map((one) => {
      const key = `${one.area} ${one.version}`;
      if (is.has(key))
        return (one.servedUntil ?? one.recalledAt) === null
          ? one
          : { ...one, servedUntil: null, recalledAt: null };
      return was.has(key) ? { ...one, servedUntil: now } : one;
    }),
  };
}
