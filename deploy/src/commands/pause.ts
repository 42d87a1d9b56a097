import { accept, refuse } from '../control/outcome.ts';
import { noRollout } from '../control/rollout-sentences.ts';
import { percent, rolloutOf, shareOf } from '../control/state.ts';
import { withRollout } from '../control/state-updates.ts';
import { areaCommand } from './definition.ts';

export const pause = areaCommand({
  usage: 'rollout pause <area>',
  description: 'hold the rollout at its share',
  right: 'rollout',
  logText: ({ area }, before) => rolloutOf(before, area)?.version ?? '',
  apply(state, { area }) {
    const rollout = rolloutOf(state, area);
    if (!rollout) return noRollout(area);
    if (rollout.state === 'paused') return refuse(`The rollout of ${area} is paused already.`);
    const sentence = `The rollout of ${area} stays at ${percent(shareOf(rollout))}.`;
    return accept(withRollout(state, { ...rollout, state: 'paused' }), sentence);
  },
});
