import { samplePerson, useHiddenPeople } from '../../hidden-people/index.ts';
import type { Author } from '../../social/author.ts';
import { memberKey, useMemberValue } from '../../storage/index.ts';
import { isString, parseListOf } from '../../stored-json/index.ts';
import { asAuthor } from '../people/authors.source.ts';
import { usePeople } from '../people/use-people.ts';
import type { Sample } from '../use-sample.ts';

export type Suggestion = {
  id: string;
  author: Author;
  hasRequested: boolean;
};

const requestedKey = memberKey('az-requested', parseListOf(isString));

/** People not asked to connect in the sample data, and not blocked. Requests made here are kept until sign-out. */
export function useSuggestedPeople(count: number): Sample<Suggestion> & { request: (id: string) => void } {
  const { items, ...state } = usePeople();
  const blocked = useHiddenPeople('blocked');
  const requested = useMemberValue(requestedKey);
  const others = items?.filter(({ id, hasRequested }) => !hasRequested && !blocked.has(samplePerson(id)));
  return {
    ...state,
    items: others?.slice(-count).map((person) => ({
      id: person.id,
      author: asAuthor(person),
      hasRequested: requested.value.includes(person.id),
    })),
    request: (id) => requested.change((known) => [...known.filter((one) => one !== id), id]),
  };
}
