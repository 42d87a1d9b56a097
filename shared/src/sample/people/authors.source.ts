import type { Author } from '../../social/author.ts';
import { getPeople } from './people.source.ts';
import type { Person } from './person.ts';

const nobody: Author = { name: 'Membre', picture: null };

export const asAuthor = ({ name, role, avatar }: Person): Author => ({ name, role, picture: avatar });

/** The authors with these ids of the sample network; `Membre` for an unknown id. */
export async function getAuthors(): Promise<(id: string) => Author> {
  const authors = new Map((await getPeople()).map((person) => [person.id, asAuthor(person)]));
  return (id) => authors.get(id) ?? nobody;
}
