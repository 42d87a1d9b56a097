import type { Author } from '../../social/author.ts';
import { getPeople } from './people.source.ts';
import type { Person } from './person.ts';

const nobody: Author = { name: 'Membre', picture: null };

/** A person as the shared cards show them. */
export const asAuthor = ({ name, role, avatar }: Person): Author => ({ name, role, picture: avatar });

/** Who has an id in the sample network, as the shared cards show them; `Membre` where nobody has it. */
export async function getAuthors(): Promise<(id: string) => Author> {
  const authors = new Map((await getPeople()).map((person) => [person.id, asAuthor(person)]));
  return (id) => authors.get(id) ?? nobody;
}
