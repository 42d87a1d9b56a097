import { late } from '@az/shared/late-parts';

/** How complete the member's profile is, with one next step. A page of the profile says less without it, and nothing wrong. */
export const CompleteProfile = late(() => import('./NextStep.tsx').then((part) => part.NextStep));
