import { useCapability } from '@az/shared/api';
import { type HiddenPeopleList, type HiddenPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import { type Person, usePeople } from '@az/shared/sample/people';

/** A person of a list, with the data to identify them. */
export type Row = { key: string; person: HiddenPerson; name: string; role: string | null };

function rowOf(person: HiddenPerson, sample: Person[]): Row[] {
  if (!person.isSample) return [{ key: `member-${person.id}`, person, name: person.name, role: person.role }];
  const found = sample.find(({ id }) => id === person.id);
  return found ? [{ key: `sample-${person.id}`, person, name: found.name, role: found.role }] : [];
}

const byName = (rows: Row[]): Row[] => rows.sort((a, b) => a.name.localeCompare(b.name, 'fr'));

/** Loads all people of a list from the server, whose lists have at most a thousand. Rejects with `AppError`. */
async function loadStored(list: HiddenPeopleList, signal: AbortSignal): Promise<Row[]> {
  const { getMembers } = await import('@az/shared/relations');
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const { items, meta } = await getMembers(list === 'blocked' ? 'blocks' : 'mutes', cursor, signal);
    for (const { member } of items) {
      const { id, name, role } = member;
      if (id !== null)
        rows.push({ key: `member-${id}`, person: { isSample: false, id, name, role }, name, role });
    }
    cursor = meta.nextCursor;
  } while (cursor !== null);
  return byName(rows);
}

const acts = { blocked: ['block', 'unblock'], unfollowed: ['mute', 'unmute'] } as const;

/** The people of a list on a server with the extension `network`. `change` rejects with `AppError`. */
function useStoredRows(list: HiddenPeopleList, isStored: boolean) {
  const queries = useQueryClient();
  const queryKey = ['settings', 'hidden-people', list] as const;
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadStored(list, signal),
    enabled: isStored,
    staleTime: 0,
  });
  const change = async ({ id }: HiddenPerson, isSet: boolean): Promise<void> => {
    const { changeRelation } = await import('@az/shared/relations');
    await changeRelation(id, acts[list][isSet ? 0 : 1]);
    await queries.invalidateQueries({ queryKey });
  };
  return { rows: query.data, ...queryFailure(query), change };
}

/** The people of a list by name, from the server or this device; undefined until loaded. `change` may reject. */
export function useHiddenPeopleRows(list: HiddenPeopleList) {
  const capability = useCapability('network');
  const isStored = capability === true;
  const { people, add, remove } = useHiddenPeople(list);
  const { items, ...loss } = usePeople();
  const stored = useStoredRows(list, isStored);
  if (isStored) return { isStored, ...stored };
  return {
    isStored,
    rows: items && byName(people.flatMap((one) => rowOf(one, items))),
    ...loss,
    change: async (person: HiddenPerson, isSet: boolean) => (isSet ? add : remove)(person),
  };
}
