import type { AuthorWire } from '../contracts/index.ts';
import type { Person } from '../sample/people/person.ts';

/** A person of the sample network as the author of something. */
export function personAuthor({ id, name, role, avatar }: Person): AuthorWire {
  const [first = '', ...last] = name.split(' ');
  return {
    ...{ Customers_Numbers: id, Names: first, LastName: last.join(' '), type: 'user' },
    ...{ isVerify: false, role, picture_url: avatar },
  };
}
