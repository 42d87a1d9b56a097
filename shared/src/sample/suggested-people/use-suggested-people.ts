import { useAuthContext } from '../../auth/index.ts';
import { samplePerson, useAvoidedPeople } from '../../avoided-people/index.ts';
import { useKept } from '../../kept/index.ts';
import type { Author } from '../../social/author.ts';
import { isText, listOf } from '../../stored/index.ts';
import { asAuthor } from '../people/authors.source.ts';
import { usePeople } from '../people/use-people.ts';
import type { Sample } from '../use-sample.ts';

/** Someone whom the member may want to know. */
export type Suggestion = {
  id: string;
  author: Author;
  /** Whether the member has asked them to connect. */
  hasRequested: boolean;
};

const parse = listOf(isText);

/**
 * At most `count` people of the sample network to connect with: nobody who is blocked, or who has asked the member themselves.
 * No server knows whom the member has asked: it is kept on this device until they sign out, the same in every place and tab.
 */
export function useSuggestedPeople(count: number): Sample<Suggestion> & { request: (id: string) => void } {
  const { items, ...state } = usePeople();
  const blocked = useAvoidedPeople('blocked');
  const requested = useKept(`az-requested:${useAuthContext().member?.id ?? ''}`, parse);
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
