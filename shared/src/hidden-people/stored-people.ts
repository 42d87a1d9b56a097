import { createStore } from 'zustand';
import { onSessionRemoved } from '../session/index.ts';
import type { Pending } from '../wishes/index.ts';
import { type HiddenPerson, isSamePerson } from './hidden-person.ts';

/** People whose publications the member has hidden from the feed (`unfollowed`), or everywhere (`blocked`). */
export type HiddenPeopleList = 'unfollowed' | 'blocked';

export type PersonWish = { list: HiddenPeopleList; person: HiddenPerson; isSet: boolean };

type StoredPeople = Record<HiddenPeopleList, readonly HiddenPerson[]> & {
  wishes: readonly Pending<PersonWish>[];
};

const nobody: StoredPeople = { unfollowed: [], blocked: [], wishes: [] };

/** Members hidden while this page is open. The server leaves them out of later replies, but not of earlier ones. */
export const storedPeople = createStore(() => nobody);

onSessionRemoved(() => storedPeople.setState(nobody));

export function withPerson(people: readonly HiddenPerson[], person: HiddenPerson, isIn: boolean) {
  const others = people.filter((one) => !isSamePerson(one, person));
  return isIn ? [...others, person] : others;
}

export const withWish = (known: StoredPeople, { list, person, isSet }: PersonWish): StoredPeople => ({
  ...known,
  [list]: withPerson(known[list], person, isSet),
});
