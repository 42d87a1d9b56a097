export type { AvoidedPerson } from './avoided-person.ts';
export { networkPerson, samplePerson } from './avoided-person.ts';
export { type AvoidedList, useAvoidedPeople } from './use-avoided-people.ts';
