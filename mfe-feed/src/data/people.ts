import { useSuggestedPeople } from '@az/shared/sample/suggested-people';

export { usePeople } from '@az/shared/sample/people';

/** Who wrote or made something of the sample network, as the shared cards show them. */
export type Author = { name: string; role?: string | null; picture: string | null };

/** Five people that the member may want to know. */
export const usePeopleToFollow = () => useSuggestedPeople(5);
