import { type HiddenPeopleList, type HiddenPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { type Person, usePeople } from '@az/shared/sample/people';

/** A person of a list, with the data to identify them. */
export type Row = { key: string; person: HiddenPerson; name: string; role: string | null };

function rowOf(person: HiddenPerson, sample: Person[]): Row[] {
  if (!person.isSample) return [{ key: `member-${person.id}`, person, name: person.name, role: person.role }];
  const found = sample.find(({ id }) => id === person.id);
  return found ? [{ key: `sample-${person.id}`, person, name: found.name, role: found.role }] : [];
}

/** The people whom the member has blocked or unfollowed, by name; `rows` is undefined until loaded. */
export function useHiddenPeopleRows(list: HiddenPeopleList) {
  const { people, add, remove } = useHiddenPeople(list);
  const { items, ...loss } = usePeople();
  return {
    rows:
      items && people.flatMap((one) => rowOf(one, items)).sort((a, b) => a.name.localeCompare(b.name, 'fr')),
    ...loss,
    add,
    remove,
  };
}
