import { late } from '@az/shared/late-parts';

/** How complete the member's profile is, with one next step. If it cannot be loaded, the page is correct without it. */
export const CompleteProfile = late(() => import('./NextStep.tsx').then((part) => part.NextStep));
