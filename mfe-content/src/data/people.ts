import { useSuggestedPeople } from '@az/shared/sample/suggested-people';

/** Three people whose articles the member may want to read. */
export const usePeopleToFollow = () => useSuggestedPeople(3);
