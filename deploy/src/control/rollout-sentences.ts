import { type Refusal, refuse } from './outcome.ts';
import { type ControlState, percent, type Rollout, shareOf } from './state.ts';

/** Why a command is refused during a freeze. */
export const frozenSentence = ({ frozen }: ControlState): string =>
  `Everything is frozen by ${frozen?.by} (${frozen?.why || 'no reason given'}): unfreeze first.`;

export const noRollout = (area: string): Refusal => refuse(`No rollout of ${area} is under way.`, 'unknown');

export function reachSentence(rollout: Rollout): string {
  const share = shareOf(rollout);
  const name = `${rollout.area} ${rollout.version}`;
  if (share === 0) return `${name} waits at 0 %, where nobody is given it: crawl it, or promote it.`;
  if (share === 10_000) return `${name} goes to everybody; the next promotion makes it stable.`;
  const rest = rollout.from ? `the others keep ${rollout.from}` : 'for the others the area is not there';
  return `${name} goes to ${percent(share)} of the visitors; ${rest}.`;
}
