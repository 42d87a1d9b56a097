export { type Suggestion, useSuggestedPeople } from './use-suggested-people.ts';
