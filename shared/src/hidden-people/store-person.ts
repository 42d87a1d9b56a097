import { changeRelation } from '../api/relations.api.ts';
import { toastFailure } from '../toast/index.ts';
import { sendWish } from '../wishes/index.ts';
import { type PersonWish, storedPeople, withWish } from './stored-people.ts';

const acts = { blocked: ['block', 'unblock'], unfollowed: ['mute', 'unmute'] } as const;

/** Stores on the server whether a person is hidden. Never rejects. */
export const storePerson = (wish: PersonWish): Promise<void> =>
  sendWish(wish, {
    read: () => storedPeople.getState().wishes,
    write: (wishes, stored) =>
      storedPeople.setState((known) => ({ ...(stored ? withWish(known, stored) : known), wishes })),
    thingOf: ({ list, person }) => `${list} ${person.id}`,
    send: async ({ list, person, isSet }) =>
      void (await changeRelation(person.id, acts[list][isSet ? 0 : 1])),
    onRefused: (error, { isSet }) =>
      toastFailure(isSet ? 'Cette personne n’a pas été masquée.' : 'Cette personne reste masquée.', error),
  });
