import type { AuthorWire, Member } from '../contracts/index.ts';
import { people } from '../sample/people/people.ts';
import type { Person } from '../sample/people/person.ts';

type Named = { id: string; first: string; last: string; role: string | null; picture: string | null };

const author = ({ id, first, last, role, picture }: Named): AuthorWire => ({
  ...{ Customers_Numbers: id, Names: first, LastName: last, type: 'person' },
  ...{ isVerify: false, role, picture_url: picture },
});

/** A person of the sample network as the author of something. */
export function personAuthor({
  id,
  name,
  role,
  avatar,
}: Pick<Person, 'id' | 'name' | 'role' | 'avatar'>): AuthorWire {
  const [first = '', ...last] = name.split(' ');
  return author({ id, first, last: last.join(' '), role, picture: avatar });
}

/** The person of the sample network with an id as the author of something. */
export const authorOf = (id: string): AuthorWire =>
  personAuthor(people.find((one) => one.id === id) ?? { id, name: 'Membre', role: '', avatar: null });

/** The signed-in member as the author of something. */
export const memberAuthor = ({ id, firstName, lastName, picture }: Member): AuthorWire =>
  author({ id, first: firstName, last: lastName, role: null, picture });
