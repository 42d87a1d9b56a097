import * as v from 'valibot';
import { accept, type CommandContext, refuse } from '../control/outcome.ts';
import { frozenSentence, noRollout, reachSentence } from '../control/rollout-sentences.ts';
import { minutes, percent, type Rollout, rolloutOf, shareOf } from '../control/state.ts';
import { endRollout, withRollout, withStable } from '../control/state-updates.ts';
import { areaCommand } from './definition.ts';

/** Why the guardrail holds this step of the rollout; null if it does not, or holds another step. */
const holdOf = (rollout: Rollout, { hold }: CommandContext): string | null =>
  hold?.id === rollout.id && hold.basisPoints === shareOf(rollout) ? hold.sentence : null;

/** Share of the step after the present one: `5 %`, or `stable` after the last one. */
function nextShare({ steps, step }: Rollout): string {
  const next = steps[step + 1];
  return next ? percent(next.basisPoints) : 'stable';
}

/**
 * Goes to the next step; after the last one the version is stable. `force` skips the soak time, and goes on although
 * the guardrail holds the rollout.
 */
export const promote = areaCommand({
  usage: 'rollout promote <area>',
  description: 'go to the next step; after the last one the version is stable',
  options: [['--force', 'go on before the end of the step, or although the guardrail holds the rollout']],
  right: 'rollout',
  fields: { force: v.optional(v.boolean(), false) },
  logText({ area }, before) {
    const rollout = rolloutOf(before, area);
    return rollout ? `${rollout.version}: ${percent(shareOf(rollout))} → ${nextShare(rollout)}` : '';
  },
  apply(state, { area, force }, context) {
    const rollout = rolloutOf(state, area);
    if (!rollout) return noRollout(area);
    if (state.frozen) return refuse(frozenSentence(state));
    if (rollout.state === 'paused') return refuse(`The rollout of ${area} is paused: resume it first.`);
    const held = holdOf(rollout, context);
    if (held && !force) return refuse(held);
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
