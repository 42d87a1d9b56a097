import type { Profile } from '../guardrail/min-sessions.ts';
import { type Context, done, type Outcome, refuse } from './outcome.ts';
import {
  type ControlState,
  minutes,
  percent,
  type Rollout,
  rolloutOf,
  type Step,
  shareOf,
  stableOf,
} from './state.ts';
import { endRollout, withRollout, withStable } from './state-updates.ts';
import { gateRefusal, usableVersion } from './usable-version.ts';

/** Refusal of commands that must wait until a freeze is over. */
export const frozenSentence = ({ frozen }: ControlState): string =>
  `Everything is frozen by ${frozen?.by} (${frozen?.why || 'no reason given'}): unfreeze first.`;

function stepsMistake(steps: Step[]): string | null {
  const shares = steps.map(({ basisPoints }) => basisPoints);
  if (shares.some((share) => !Number.isInteger(share) || share < 0 || share > 10_000))
    return 'Every step is a share from 0 to 100 %, with at most two decimals.';
  if (shares.some((share, index) => index > 0 && share <= (shares[index - 1] ?? 0)))
    return 'Every step is larger than the one before it.';
  if (shares.at(-1) !== 10_000) return 'The last step is 100 %.';
  if (steps.some(({ soakMs }) => !Number.isInteger(soakMs) || soakMs < 0)) return 'A soak time is 0 or more.';
  return null;
}

const reachSentence = (rollout: Rollout): string => {
  const share = shareOf(rollout);
  const name = `${rollout.area} ${rollout.version}`;
  if (share === 0) return `${name} waits at 0 %, where nobody is given it: crawl it, or promote it.`;
  if (share === 10_000) return `${name} goes to everybody; the next promotion makes it stable.`;
  const rest = rollout.from ? `the others keep ${rollout.from}` : 'for the others the area is not there';
  return `${name} goes to ${percent(share)} of the visitors; ${rest}.`;
};

export type StartCommand = {
  verb: 'start';
  area: string;
  version: string;
  steps: Step[];
  /** `usual` by default. */
  profile?: Profile;
  rolloutId: string;
};

/** Starts a rollout at its first step. */
export function start(state: ControlState, command: StartCommand, { now }: Context): Outcome {
  const { area, version, steps, profile = 'usual', rolloutId } = command;
  if (state.frozen) return refuse(frozenSentence(state));
  const usable = usableVersion(state, area, version);
  if ('ok' in usable) return usable;
  const running = rolloutOf(state, area);
  if (running)
    return refuse(`A rollout of ${area} ${running.version} is under way: promote or abort it first.`);
  if (stableOf(state, area) === version) return refuse(`${area} ${version} is stable already.`);
  if (state.rollouts.some(({ id }) => id === rolloutId))
    return refuse('A rollout has an id of its own.', 'conflict');
  const mistake = stepsMistake(steps);
  if (mistake) return refuse(mistake);
  const refusal = gateRefusal(state, usable);
  if (refusal) return refusal;
  const rollout: Rollout = {
    id: rolloutId,
    area,
    version,
    from: stableOf(state, area),
    steps,
    profile,
    step: 0,
    state: 'running',
    startedAt: now,
    stepAt: now,
    endedAt: null,
  };
  return done({ ...state, rollouts: [...state.rollouts, rollout] }, reachSentence(rollout));
}

const noRollout = (area: string) => refuse(`No rollout of ${area} is under way.`, 'unknown');

/** Pauses a rollout at its share. */
export function pause(state: ControlState, area: string): Outcome {
  const rollout = rolloutOf(state, area);
  if (!rollout) return noRollout(area);
  if (rollout.state === 'paused') return refuse(`The rollout of ${area} is paused already.`);
  const sentence = `The rollout of ${area} stays at ${percent(shareOf(rollout))}.`;
  return done(withRollout(state, { ...rollout, state: 'paused' }), sentence);
}

/** Continues a paused rollout; the soak time of its step starts again. */
export function resume(state: ControlState, area: string, { now }: Context): Outcome {
  const rollout = rolloutOf(state, area);
  if (!rollout) return noRollout(area);
  if (state.frozen) return refuse(frozenSentence(state));
  if (rollout.state === 'running') return refuse(`The rollout of ${area} is not paused.`);
  const sentence = `The rollout of ${area} goes on at ${percent(shareOf(rollout))}.`;
  return done(withRollout(state, { ...rollout, state: 'running', stepAt: now }), sentence);
}

/** Goes to the next step; after the last one the version is stable. `force` skips the soak time. */
export function promote(
  state: ControlState,
  { area, force }: { area: string; force: boolean },
  context: Context,
): Outcome {
  const rollout = rolloutOf(state, area);
  if (!rollout) return noRollout(area);
  if (state.frozen) return refuse(frozenSentence(state));
  if (rollout.state === 'paused') return refuse(`The rollout of ${area} is paused: resume it first.`);
  const left = rollout.stepAt + (rollout.steps[rollout.step]?.soakMs ?? 0) - context.now;
  if (left > 0 && !force)
    return refuse(
      `${percent(shareOf(rollout))} of ${area} soaks for another ${minutes(left)}: wait, or use --force.`,
    );
  if (rollout.step + 1 < rollout.steps.length) {
    const next = { ...rollout, step: rollout.step + 1, stepAt: context.now };
    return done(withRollout(state, next), reachSentence(next));
  }
  const promoted = withRollout(state, endRollout(rollout, 'promoted', context));
  return done(withStable(promoted, rollout, context), `${area} ${rollout.version} is stable.`);
}

/** Ends a rollout: everybody gets the stable version again. */
export function abort(state: ControlState, area: string, context: Context): Outcome {
  const rollout = rolloutOf(state, area);
  if (!rollout) return noRollout(area);
  const back = rollout.from ? `are back on ${rollout.from}` : 'no longer find the area';
  const sentence = `${percent(shareOf(rollout))} of the visitors of ${area} ${back}.`;
  return done(withRollout(state, endRollout(rollout, 'aborted', context)), sentence);
}
