export { usePeople } from '@az/shared/sample/people';

/** An author of the sample network, as the shared cards show them. */
export type Author = { name: string; role?: string | null; picture: string | null };

/** Number of people to follow in the right rail. */
export const suggestedCount = 5;
