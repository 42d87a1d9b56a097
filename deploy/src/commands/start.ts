import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { accept, refuse } from '../control/outcome.ts';
import { frozenSentence, reachSentence } from '../control/rollout-sentences.ts';
import { type Rollout, rolloutOf, type Step, stableOf } from '../control/state.ts';
import { gateRefusal, usableVersion } from '../control/usable-version.ts';
import type { Profile } from '../guardrail/min-sessions.ts';
import { versionName } from '../versions/record-schema.ts';
import { areaCommand } from './definition.ts';
import { parseDuration, parseShares } from './parse-values.ts';

const usualShares = {
  usual: [0, 100, 500, 2500, 5000, 10_000],
  small: [0, 1000, 5000, 10_000],
};

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

export const start = areaCommand({
  usage: 'rollout start <area> <version>',
  description: 'start a rollout of a published version at its first step',
  options: [
    ['--steps <shares>', 'shares of the visitors in percent (0,1,5,25,50,100)', parseShares],
    ['--small', 'for fewer than 1000 members a day: 0, 10, 50 and 100 %, fewer clean sessions'],
    ['--every <time>', 'how long each step is watched at least', parseDuration, 600_000],
  ],
  right: 'rollout',
  fields: {
    version: versionName,
    steps: v.pipe(v.array(v.strictObject({ basisPoints: v.number(), soakMs: v.number() })), v.maxLength(20)),
    profile: v.optional(v.picklist(['usual', 'small'])),
  },
  toBody(options: { version: string; steps?: number[]; small?: boolean; every: number }) {
    const profile: Profile = options.small ? 'small' : 'usual';
    const shares = options.steps ?? usualShares[profile];
    const steps = shares.map((basisPoints) => ({ basisPoints, soakMs: options.every }));
    return { version: options.version, steps, profile };
  },
  create: () => ({ fields: { rolloutId: randomBytes(16).toString('hex') } }),
  logText: ({ version, steps }) =>
    `${version}: ${steps.map(({ basisPoints }) => basisPoints / 100).join(', ')} %`,
  apply(state, { area, version, steps, profile = 'usual', rolloutId }, { now }) {
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
      endedBy: null,
      endedWhy: null,
    };
    const recalled =
      usable.recalledAt === null ? '' : ` It was recalled: "rollout history ${area}" says why.`;
    return accept(
      { ...state, rollouts: [...state.rollouts, rollout] },
      `${reachSentence(rollout)}${recalled}`,
    );
  },
});
