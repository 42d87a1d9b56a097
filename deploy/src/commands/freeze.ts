import { accept, refuse } from '../control/outcome.ts';
import { globalCommand } from './definition.ts';

/** Gives everybody the stable versions until `unfreeze`; rollouts keep their step. */
export const freeze = globalCommand({
  usage: 'freeze',
  description: 'put everybody on stable versions',
  right: 'freeze',
  apply(state, _command, { now, by, why }) {
    if (state.frozen) return refuse(`Everything is frozen already, by ${state.frozen.by}.`);
    return accept(
      { ...state, frozen: { since: now, by, why } },
      'Everybody is on stable versions until unfreeze.',
    );
  },
});
