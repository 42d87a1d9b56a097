import { maxOverrideMs, maxOverrides, type Override, overrideEnd } from '../rollout/override.ts';
import { type Context, done, type Outcome, refuse } from './outcome.ts';
import { frozenSentence } from './rollout-commands.ts';
import type { ControlState } from './state.ts';
import { gateRefusal, usableVersion } from './usable-version.ts';

export type OverrideCommand = {
  verb: 'override';
  id: string;
  area: string;
  version: string;
  member: string | null;
  expiresAt: number;
};

const recipient = ({ member }: Pick<Override, 'member'>): string =>
  member === null ? 'whoever opens its link' : `member ${member}`;

/** An override in one sentence: `feed 1.1.0+b110 for member 7, until 2026-05-01T14:30:00.000Z`. */
export const overrideText = (one: Pick<Override, 'area' | 'version' | 'member' | 'expiresAt'>): string =>
  `${one.area} ${one.version} for ${recipient(one)}, until ${new Date(one.expiresAt).toISOString()}`;

/** The overrides that can be opened now, the newest last. */
export const openOverrides = ({ overrides }: ControlState, now: number): Override[] =>
  overrides.filter((one) => overrideEnd(one, now) === null);

/** Gives a version to selected visitors, independent of rollouts. It must pass the gate, as for a rollout. */
export function createOverride(
  state: ControlState,
  { id, area, version, member, expiresAt }: OverrideCommand,
  { now, by }: Context,
): Outcome {
  if (state.frozen) return refuse(frozenSentence(state));
  const usable = usableVersion(state, area, version);
  if ('ok' in usable) return usable;
  if (usable.recalledAt !== null)
    return refuse(`${area} ${version} is recalled: it is given to nobody until it is rolled out again.`);
  if (expiresAt <= now || expiresAt > now + maxOverrideMs)
    return refuse('An override lives 24 hours at most.');
  if (openOverrides(state, now).filter((one) => one.area === area).length >= maxOverrides)
    return refuse(`${maxOverrides} overrides of ${area} are open: end one, or wait until one expires.`);
  const refusal = gateRefusal(state, usable);
  if (refusal) return refusal;
  const made: Override = {
    ...{ id, area, version, member, expiresAt },
    ...{ createdAt: now, createdBy: by, endedAt: null },
  };
  return done({ ...state, overrides: [...state.overrides, made] }, `${overrideText(made)}.`);
}

/** Ends an override at once: the next page of its visitors says so. */
export function endOverride(
  state: ControlState,
  { area, id }: { area: string; id: string },
  { now }: Context,
): Outcome {
  const found = state.overrides.find((one) => one.id === id && one.area === area);
  if (!found) return refuse(`There is no override ${id} of ${area}: "override list" names them.`, 'unknown');
  const end = overrideEnd(found, now);
  if (end) return refuse(`Override ${id} has ${end} already.`);
  const overrides = state.overrides.map((one) => (one === found ? { ...one, endedAt: now } : one));
  return done({ ...state, overrides }, `Override ${id} of ${area} ${found.version} has ended.`);
}
