import { late } from '@az/shared/late-parts';

/** How complete the member's profile is, and one next step. Not shown if its code cannot be loaded. */
export const CompleteProfile = late(() => import('./NextStep.tsx').then((part) => part.NextStep));
