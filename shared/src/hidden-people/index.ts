export { followRelation } from './follow-relation.ts';
export type { HiddenPerson } from './hidden-person.ts';
export { networkPerson, samplePerson } from './hidden-person.ts';
export type { HiddenPeopleList } from './stored-people.ts';
export { useHiddenPeople } from './use-hidden-people.ts';
