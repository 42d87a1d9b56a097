import type { LiveEvent } from '../contracts/index.ts';
import type { HiddenPerson } from './hidden-person.ts';
import { storedPeople, withPerson } from './stored-people.ts';

/** Follows what the member does about others in any tab or browser (`own.relation`). */
export function followRelation({ type, member, relation }: LiveEvent): void {
  if (type !== 'own.relation' || !member) return;
  const person: HiddenPerson = { isSample: false, id: member, name: '', role: null };
  storedPeople.setState(({ blocked, unfollowed }) => ({
    blocked: withPerson(blocked, person, !relation),
    unfollowed: withPerson(unfollowed, person, relation?.muted === true),
  }));
}
