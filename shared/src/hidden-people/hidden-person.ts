import { memberKey } from '../storage/index.ts';
import { hasStrings, isString } from '../stored-json/index.ts';

/** A person of the sample network, of whom only the id is kept, or a real member, with what a list shows of them. */
export type HiddenPerson =
  | { isSample: true; id: string }
  | { isSample: false; id: string; name: string; role: string | null };

export const samplePerson = (id: string): HiddenPerson => ({ isSample: true, id });

/** The real member who is the author; null for an author without an id, because names are not unique. */
export function networkPerson(author: {
  id: string | null;
  name: string;
  role: string | null;
}): HiddenPerson | null {
  const { id, name, role } = author;
  return id === null ? null : { isSample: false, id, name, role };
}

/** Whether two entries are the same person. The sample network and the real one may use the same ids. */
export const isSamePerson = (one: HiddenPerson, other: HiddenPerson): boolean =>
  one.id === other.id && one.isSample === other.isSample;

function parsePerson(value: unknown): HiddenPerson[] {
  if (isString(value)) return [samplePerson(value)];
  if (!hasStrings(value, ['id', 'name'])) return [];
  const { id, name } = value;
  return [{ isSample: false, id, name, role: hasStrings(value, ['role']) ? value.role : null }];
}

/** Reads a stored list, in which a string is a person of the sample network. `initial`: what a member has at the start. */
const listOr = (initial: HiddenPerson[]) => (value: unknown) =>
  Array.isArray(value) ? value.flatMap(parsePerson) : initial;

/** Who is hidden on this device. Every member has blocked two people of the sample network at the start. */
export const keptPeople = {
  unfollowed: memberKey('az-unfollowed', listOr([])),
  blocked: memberKey('az-blocked', listOr(['108', '110'].map(samplePerson))),
};

export const toStored = (people: readonly HiddenPerson[]): unknown[] =>
  people.map((person) => {
    if (person.isSample) return person.id;
    const { id, name, role } = person;
    return { id, name, role };
  });
