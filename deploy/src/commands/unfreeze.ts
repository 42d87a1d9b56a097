import { accept, refuse } from '../control/outcome.ts';
import { globalCommand } from './definition.ts';

export const unfreeze = globalCommand({
  usage: 'unfreeze',
  description: 'end the freeze: rollouts go on at their shares',
  right: 'freeze',
  apply(state) {
    if (!state.frozen) return refuse('Nothing is frozen.');
    return accept({ ...state, frozen: null }, 'Rollouts continue at their shares.');
  },
});
