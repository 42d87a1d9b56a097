import { accept, refuse } from '../control/outcome.ts';
import { frozenSentence, noRollout } from '../control/rollout-sentences.ts';
import { percent, rolloutOf, shareOf } from '../control/state.ts';
import { withRollout } from '../control/state-updates.ts';
import { areaCommand } from './definition.ts';

/** Continues a paused rollout; the soak time of its step starts again. */
export const resume = areaCommand({
  usage: 'rollout resume <area>',
  description: 'continue a paused rollout',
  right: 'rollout',
  logText: ({ area }, before) => rolloutOf(before, area)?.version ?? '',
  apply(state, { area }, { now }) {
    const rollout = rolloutOf(state, area);
    if (!rollout) return noRollout(area);
    if (state.frozen) return refuse(frozenSentence(state));
    if (rollout.state === 'running') return refuse(`The rollout of ${area} is not paused.`);
    const sentence = `The rollout of ${area} goes on at ${percent(shareOf(rollout))}.`;
    return accept(withRollout(state, { ...rollout, state: 'running', stepAt: now }), sentence);
  },
});
