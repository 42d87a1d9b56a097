export type { HiddenPerson } from './hidden-person.ts';
export { networkPerson, samplePerson } from './hidden-person.ts';
export { type HiddenPeopleList, useHiddenPeople } from './use-hidden-people.ts';
