import { accept } from '../control/outcome.ts';
import { noRollout } from '../control/rollout-sentences.ts';
import { percent, rolloutOf, shareOf } from '../control/state.ts';
import { endRollout, withRollout } from '../control/state-updates.ts';
import { areaCommand } from './definition.ts';

export const abort = areaCommand({
  usage: 'rollout abort <area>',
  description: 'end the rollout: everybody is back on the stable version',
  right: 'rollout',
  logText: ({ area }, before) => rolloutOf(before, area)?.version ?? '',
  apply(state, { area }, context) {
    const rollout = rolloutOf(state, area);
    if (!rollout) return noRollout(area);
    const back = rollout.from ? `are back on ${rollout.from}` : 'no longer find the area';
    const share = shareOf(rollout);
    const sentence =
      share === 0
        ? `The rollout of ${area} ${rollout.version} has ended; nobody had it.`
        : `${percent(share)} of the visitors of ${area} ${back}.`;
    return accept(withRollout(state, endRollout(rollout, 'aborted', context)), sentence);
  },
});
