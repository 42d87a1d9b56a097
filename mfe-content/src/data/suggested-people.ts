export { useSuggestedPeople } from '@az/shared/sample/suggested-people';
