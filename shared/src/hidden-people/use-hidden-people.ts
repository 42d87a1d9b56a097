import { useCallback } from 'react';
import { memberKey, useMemberValue } from '../storage/index.ts';
import { type HiddenPerson, isSamePerson, parsePeople, samplePerson, toStored } from './hidden-person.ts';

/** People whose publications the member has hidden from the feed (`unfollowed`), or everywhere (`blocked`). */
export type HiddenPeopleList = 'unfollowed' | 'blocked';

const nobody: readonly HiddenPerson[] = [];

/** People of the sample network whom every member has blocked at the start. */
const initiallyBlocked: readonly HiddenPerson[] = ['108', '110'].map(samplePerson);

const lists = {
  unfollowed: memberKey('az-unfollowed', (found) => parsePeople(found) ?? nobody),
  blocked: memberKey('az-blocked', (found) => parsePeople(found) ?? initiallyBlocked),
};

const without = (people: readonly HiddenPerson[], person: HiddenPerson) =>
  people.filter((one) => !isSamePerson(one, person));

/**
 * The people whom the member has blocked or unfollowed. The server does not store this: it stays on this device until
 * they sign out, and is the same in every component and tab. `add` and `remove` are stable functions.
 */
export function useHiddenPeople(list: HiddenPeopleList) {
  const { value: people, change } = useMemberValue(lists[list]);
  const add = useCallback(
    (person: HiddenPerson) => change((current) => toStored([...without(current, person), person])),
    [change],
  );
  const remove = useCallback(
    (person: HiddenPerson) => change((current) => toStored(without(current, person))),
    [change],
  );
  const has = (person: HiddenPerson | null): boolean =>
    person !== null && people.some((one) => isSamePerson(one, person));
  return { people, has, add, remove };
}
