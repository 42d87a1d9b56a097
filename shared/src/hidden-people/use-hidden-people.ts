import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useCapability } from '../api/index.ts';
import { useMemberValue } from '../storage/index.ts';
import { toastFailure } from '../toast/index.ts';
import { type HiddenPerson, isSamePerson, keptPeople, toStored } from './hidden-person.ts';
import {
  type HiddenPeopleList,
  type PersonWish,
  storedPeople,
  withPerson,
  withWish,
} from './stored-people.ts';

const nobody: readonly HiddenPerson[] = [];

/** Stores a wish on the server and shows a failure. The code that does this loads with the first call. */
const store = (wish: PersonWish): void =>
  void import('./store-person.ts').then(
    ({ storePerson }) => storePerson(wish),
    (error) => toastFailure('Rien n’a été changé.', error),
  );

/**
 * The people whom the member has blocked or unfollowed. A server with `network` stores real members. People of the
 * sample network, and everyone without `network`, are stored on this device until sign-out. `onDevice`: members who
 * were stored on the device before the server could store them; they stay hidden until `forget` deletes them.
 */
export function useHiddenPeople(list: HiddenPeopleList) {
  const { value: kept, change } = useMemberValue(keptPeople[list]);
  const isLive = useCapability('network') === true;
  const stored = useStore(storedPeople);
  const { [list]: onServer } = stored.wishes.reduce((shown, { wish }) => withWish(shown, wish), stored);
  const people = isLive ? [...kept, ...onServer] : kept;
  const { add, remove, forget } = useMemo(() => {
    const keep = (person: HiddenPerson, isSet: boolean) =>
      change((current) => toStored(withPerson(current, person, isSet)));
    const set = (isSet: boolean) => (person: HiddenPerson) => {
      if (isLive && !person.isSample) store({ list, person, isSet });
      else keep(person, isSet);
    };
    return { add: set(true), remove: set(false), forget: (person: HiddenPerson) => keep(person, false) };
  }, [change, isLive, list]);
  const has = (person: HiddenPerson | null): boolean =>
    person !== null && people.some((one) => isSamePerson(one, person));
  const onDevice = isLive ? kept.filter(({ isSample }) => !isSample) : nobody;
  return { people, has, add, remove, onDevice, forget };
}
