import { useCallback } from 'react';
import { useAuthContext } from '../auth/index.ts';
import { useKept } from '../kept/index.ts';
import { type AvoidedPerson, isSamePerson, parsePeople, samplePerson, toStored } from './avoided-person.ts';

/** People whose publications the member has hidden from the feed (`unfollowed`), or everywhere (`blocked`). */
export type AvoidedList = 'unfollowed' | 'blocked';

const nobody: readonly AvoidedPerson[] = [];

/** People of the sample network whom every member has blocked at the start. */
const blockedAtFirst: readonly AvoidedPerson[] = ['108', '110'].map(samplePerson);

const lists = {
  unfollowed: {
    keyOf: (memberId: string) => `az-unfollowed:${memberId}`,
    parse: (found: unknown) => parsePeople(found) ?? nobody,
  },
  blocked: {
    keyOf: (memberId: string) => `az-blocked:${memberId}`,
    parse: (found: unknown) => parsePeople(found) ?? blockedAtFirst,
  },
};

const without = (people: readonly AvoidedPerson[], person: AvoidedPerson) =>
  people.filter((one) => !isSamePerson(one, person));

/**
 * The people whom the member has blocked or unfollowed. The server does not store this: it stays on this device until
 * they sign out, and is the same in every component and tab. `add` and `remove` are stable functions.
 */
export function useAvoidedPeople(list: AvoidedList) {
  const { keyOf, parse } = lists[list];
  const { value: people, change } = useKept(keyOf(useAuthContext().member?.id ?? ''), parse);
  const add = useCallback(
    (person: AvoidedPerson) => change((known) => toStored([...without(known, person), person])),
    [change],
  );
  const remove = useCallback(
    (person: AvoidedPerson) => change((known) => toStored(without(known, person))),
    [change],
  );
  const has = (person: AvoidedPerson | null): boolean =>
    person !== null && people.some((one) => isSamePerson(one, person));
  return { people, has, add, remove };
}
