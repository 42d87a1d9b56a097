import { type AuthorWire, type Member, memberName } from '../contracts/index.ts';
import { people } from '../sample/people/people.ts';

/** A person of the sample network as an author. */
export function authorOf(id: string): AuthorWire {
  const { name = 'Membre', role = null, avatar = null } = people.find((one) => one.id === id) ?? {};
  return author(id, name, role, avatar);
}

const author = (id: string, name: string, role: string | null, picture: string | null): AuthorWire => ({
  Customers_Numbers: id,
  Names: name,
  LastName: '',
  type: 'person',
  isVerify: false,
  role,
  picture_url: picture,
});

/** The signed-in member as an author. */
export const memberAuthor = (member: Member): AuthorWire =>
  author(member.id, memberName(member), null, member.picture);
