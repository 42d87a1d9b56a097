import * as v from 'valibot';
import { accept, refuse } from '../control/outcome.ts';
import { frozenSentence, noRollout, reachSentence } from '../control/rollout-sentences.ts';
import { minutes, percent, rolloutOf, shareOf } from '../control/state.ts';
import { endRollout, withRollout, withStable } from '../control/state-updates.ts';
import { areaCommand } from './definition.ts';

/** Goes to the next step; after the last one the version is stable. `force` skips the soak time. */
export const promote = areaCommand({
  usage: 'rollout promote <area>',
  description: 'go to the next step; after the last one the version is stable',
  options: [['--force', 'do not wait for the time of the step']],
  right: 'rollout',
  fields: { force: v.optional(v.boolean(), false) },
  apply(state, { area, force }, context) {
    const rollout = rolloutOf(state, area);
    if (!rollout) return noRollout(area);
    if (state.frozen) return refuse(frozenSentence(state));
    if (rollout.state === 'paused') return refuse(`The rollout of ${area} is paused: resume it first.`);
    const left = rollout.stepAt + (rollout.steps[rollout.step]?.soakMs ?? 0) - context.now;
    if (left > 0 && !force)
      return refuse(
        `${area} soaks at ${percent(shareOf(rollout))} for another ${minutes(left)}: wait, or use --force.`,
      );
    if (rollout.step + 1 < rollout.steps.length) {
      const next = { ...rollout, step: rollout.step + 1, stepAt: context.now };
      return accept(withRollout(state, next), reachSentence(next));
    }
    const promoted = withRollout(state, endRollout(rollout, 'promoted', context));
    return accept(withStable(promoted, rollout, context), `${area} ${rollout.version} is stable.`);
  },
});
