import { useSuggestedPeople } from '@az/shared/sample/suggested-people';

/** Three authors to follow. */
export const usePeopleToFollow = () => useSuggestedPeople(3);
