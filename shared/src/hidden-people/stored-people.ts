import { createStore } from 'zustand';
import { onSessionRemoved } from '../session/index.ts';
import { type HiddenPerson, isSamePerson } from './hidden-person.ts';

/** People whose publications the member has hidden from the feed (`unfollowed`), or everywhere (`blocked`). */
export type HiddenPeopleList = 'unfollowed' | 'blocked';

const nobody: Record<HiddenPeopleList, readonly HiddenPerson[]> = { unfollowed: [], blocked: [] };

/**
 * Members whom this page has seen hidden on the server: it leaves them out of later replies itself, so this only concerns
 * what has been read before.
 */
export const storedPeople = createStore(() => nobody);

onSessionRemoved(() => storedPeople.setState(nobody));

export const without = (people: readonly HiddenPerson[], person: HiddenPerson) =>
  people.filter((one) => !isSamePerson(one, person));

/** The people with this one, once. */
export const withPerson = (people: readonly HiddenPerson[], person: HiddenPerson) => [
  ...without(people, person),
  person,
];
