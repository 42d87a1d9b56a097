import { accept } from '../control/outcome.ts';
import {
  areasOf,
  type ControlState,
  rolloutsUnderWay,
  type StoredVersion,
  servedVersions,
  stableHistory,
} from '../control/state.ts';
import { globalCommand } from './definition.ts';

/** How long the files of a version stay after visitors last got it, because open pages may still load them. */
export const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** How many of the last stable versions of an area stay at any age, for rollbacks. */
const retainedStables = 10;

function lastStables(state: ControlState, area: string): string[] {
  const newestFirst = stableHistory(state, area)
    .map(({ version }) => version)
    .reverse();
  return [...new Set(newestFirst)].slice(0, retainedStables);
}

/** Versions whose files can be removed: not served, in no running rollout, not retained for a rollback, not recent. */
function removable(state: ControlState, now: number): StoredVersion[] {
  const needed = new Set([
    ...servedVersions(state).map(({ area, version }) => `${area} ${version}`),
    ...rolloutsUnderWay(state).flatMap(({ area, version, from }) => [
      `${area} ${version}`,
      `${area} ${from}`,
    ]),
    ...areasOf(state).flatMap((area) => lastStables(state, area).map((version) => `${area} ${version}`)),
  ]);
  return state.versions.filter(
    ({ area, version, publishedAt, servedUntil, removedAt }) =>
      removedAt === null &&
      !needed.has(`${area} ${version}`) &&
      Math.max(publishedAt, servedUntil ?? 0) + retentionMs < now,
  );
}

/** Marks the files of removable versions as removed. They are deleted after the state is stored; records stay. */
export const collect = globalCommand({
  usage: 'gc',
  description: 'remove files that no open page, rollout or rollback can need',
  right: 'gc',
  apply(state, _command, { now }) {
    const gone = new Set(removable(state, now));
    if (gone.size === 0) return accept(state, 'Nothing to remove.');
    return accept(
      { ...state, versions: state.versions.map((one) => (gone.has(one) ? { ...one, removedAt: now } : one)) },
      ...[...gone].map(({ area, version }) => `The files of ${area} ${version} are removed.`),
    );
  },
  finish: (files) => files.clear(),
});
