import { useSuggestedPeople } from '@az/shared/sample/people';

/** Three people whose articles the member may want to read. */
export const usePeopleToFollow = () => useSuggestedPeople(3);
