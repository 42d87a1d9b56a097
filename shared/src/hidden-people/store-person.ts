import { changeRelation } from '../api/relations.api.ts';
import { toastFailure } from '../toast/index.ts';
import type { HiddenPerson } from './hidden-person.ts';
import { type HiddenPeopleList, storedPeople, without, withPerson } from './stored-people.ts';

const acts = { blocked: ['block', 'unblock'], unfollowed: ['mute', 'unmute'] } as const;

/** Stores on the server that a person is hidden. What is shown follows at once, and returns when the server refuses. */
export async function storePerson(
  list: HiddenPeopleList,
  person: HiddenPerson,
  isSet: boolean,
): Promise<void> {
  const before = storedPeople.getState()[list];
  storedPeople.setState({ [list]: (isSet ? withPerson : without)(before, person) });
  try {
    await changeRelation(person.id, acts[list][isSet ? 0 : 1]);
  } catch (error) {
    storedPeople.setState({ [list]: before });
    toastFailure(isSet ? 'Cette personne n’a pas été masquée.' : 'Cette personne reste masquée.', error);
  }
}
