import type { Candidate } from '../gate/finding.ts';
import { sameBytes } from '../gate/gate.ts';
import { type Context, done, type Outcome, refuse } from './outcome.ts';
import { abort } from './rollout-commands.ts';
import {
  type ControlState,
  findVersion,
  rolloutOf,
  type StoredVersion,
  stableHistory,
  stableOf,
} from './state.ts';
import { endRollout, withRollout, withStable, withVersion } from './state-updates.ts';
import { gateRefusal, killedSentence, publishedVersion, usableVersion } from './usable-version.ts';

export type PublishCommand = {
  verb: 'publish';
  candidate: Candidate;
  signature: string | null;
  /**
   * Makes it stable at once, only for the start of the origin itself: it publishes shell and areas of one source tree.
   * Not during a rollout of the area or a freeze.
   */
  live: boolean;
};

function withPublished(
  state: ControlState,
  { candidate, signature }: PublishCommand,
  now: number,
): ControlState {
  const { record } = candidate;
  const known = findVersion(state, record.area, record.version);
  if (known?.removedAt === null && (signature === null || signature === known.signature)) return state;
  if (known?.removedAt === null) return withVersion(state, { ...known, signature });
  if (known)
    return withVersion(state, {
      ...known,
      signature: signature ?? known.signature,
      removedAt: null,
      publishedAt: now,
    });
  const version: StoredVersion = {
    area: record.area,
    version: record.version,
    record,
    signature,
    publishedAt: now,
    servedUntil: null,
    killedAt: null,
    recalledAt: null,
    removedAt: null,
    crawl: null,
  };
  return { ...state, versions: [...state.versions, version] };
}

/**
 * Records a version whose files are stored; no visitor gets it yet. The same version again changes nothing but its
 * signature, after a change of the key.
 */
export function publish(state: ControlState, command: PublishCommand, context: Context): Outcome {
  const { record } = command.candidate;
  const name = `${record.area} ${record.version}`;
  const known = findVersion(state, record.area, record.version);
  if (known && !sameBytes(known.record, record))
    return refuse(`${name} was published with other bytes: give it a new version.`);
  if (known?.killedAt) return refuse(killedSentence(record.area, record.version));
  const neighbour = state.versions.find(
    (one) => one.area === record.area && one.record.folder === record.folder && one !== known,
  );
  if (neighbour)
    return refuse(`${name} would take the folder of ${neighbour.version}: give it a new version.`);
  if (!known && !record.sbom)
    return refuse(`${name} has no bill of materials: build it again, then publish.`);
  // The files of a known version were checked when it was published, by the rules of that time.
  const refusal = command.live ? null : gateRefusal(state, known ? { record } : command.candidate);
  if (refusal) return refusal;
  const published = withPublished(state, command, context.now);
  if (published === state) return done(state, `${name} is published already.`);
  if (known?.removedAt === null) return done(published, `${name} is signed anew.`);
  const mayBeLive = command.live && !state.frozen && !rolloutOf(state, record.area);
  if (!mayBeLive) return done(published, `${name} is published; nobody is given it yet.`);
  return done(withStable(published, record, context), `${name} is published and stable.`);
}

const isWhole = ({ killedAt, recalledAt, removedAt }: StoredVersion): boolean =>
  killedAt === null && recalledAt === null && removedAt === null;

/** Target of a rollback: the newest stable version before the present one that was not withdrawn as bad. */
function previousStable(state: ControlState, area: string): string | null {
  const present = stableOf(state, area);
  const history = stableHistory(state, area);
  const good = history.filter(({ version }) => {
    const stored = findVersion(state, area, version);
    // It may have been stable more than once: the last time counts.
    const last = history.findLast((entry) => entry.version === version);
    return version !== present && !last?.retreated && stored !== null && isWhole(stored);
  });
  return good.at(-1)?.version ?? null;
}

/**
 * Without a version: ends the running rollout, or else returns to the stable version before. With one: makes that
 * retained version stable.
 */
export function rollback(
  state: ControlState,
  { area, version }: { area: string; version: string | null },
  context: Context,
): Outcome {
  const rollout = rolloutOf(state, area);
  if (!version && rollout) return abort(state, area, context);
  const target = version ?? previousStable(state, area);
  if (!target) return refuse(`${area} has no earlier version to go back to.`, 'unknown');
  const usable = usableVersion(state, area, target);
  if ('ok' in usable) return usable;
  if (stableOf(state, area) === target && !rollout) return refuse(`${area} ${target} is stable already.`);
  const aborted = rollout ? withRollout(state, endRollout(rollout, 'aborted', context)) : state;
  const refusal = gateRefusal(aborted, usable);
  if (refusal) return refusal;
  return done(withStable(aborted, usable, context, true), `Everybody goes to ${area} ${target}.`);
}

type Named = { area: string; version: string };

/** Withdraws a bad version: ends its rollout, or replaces a stable one by the version before. */
function withdrawVersion(state: ControlState, { area, version }: Named, context: Context): Outcome {
  const rollout = rolloutOf(state, area);
  const withoutRollout =
    rollout?.version === version ? withRollout(state, endRollout(rollout, 'aborted', context)) : state;
  if (stableOf(state, area) !== version)
    return done(withoutRollout, `Nobody is given ${area} ${version} any more.`);
  const next = previousStable(withoutRollout, area);
  if (!next)
    return refuse(
      `${area} has no other version to give: publish and roll out a good one first, or name it in kill.json.`,
    );
  return done(
    withStable(withoutRollout, { area, version: next }, context, true),
    `Nobody is given ${area} ${version} any more; ${area} ${next} is stable.`,
  );
}

/** Withdraws a version from everybody, for good; open tabs reload as for a recalled one. */
export function kill(state: ControlState, { area, version }: Named, context: Context): Outcome {
  const found = publishedVersion(state, area, version);
  if ('ok' in found) return found;
  if (found.killedAt !== null) return refuse(`${area} ${version} is killed already.`);
  return withdrawVersion(withVersion(state, { ...found, killedAt: context.now }), found, context);
}

/**
 * Withdraws a version from everybody, open tabs included: they reload when idle. Unlike a killed one it returns when it
 * is rolled out, or rolled back to, again.
 */
export function recall(state: ControlState, { area, version }: Named, context: Context): Outcome {
  const found = publishedVersion(state, area, version);
  if ('ok' in found) return found;
  if (found.killedAt !== null) return refuse(`${area} ${version} is killed: open tabs leave it already.`);
  if (found.recalledAt !== null) return refuse(`${area} ${version} is recalled already.`);
  const recalled = withVersion(state, { ...found, recalledAt: context.now });
  const outcome = withdrawVersion(recalled, found, context);
  if (!outcome.ok) return outcome;
  return { ...outcome, said: [...outcome.said, 'Open tabs that run it load afresh at a quiet moment.'] };
}
