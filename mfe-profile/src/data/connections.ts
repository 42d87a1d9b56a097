import { dayAhead, getPeople, type Person } from '@az/shared/sample/people';

/** A person in the member's network (specification, section 3, "Connection suggestion"). */
export type Connection = Pick<Person, 'id' | 'name' | 'avatar' | 'role' | 'mutualCount'> & {
  description: string;
  shared: { name: string; picture: string | null }[];
  /** Date of the connection, `YYYY-MM-DD`. */
  since: string;
};

const descriptions = [
  'Vous avez travaillé ensemble sur deux projets.',
  'Rencontre lors d’une journée professionnelle.',
  'Membre du même groupe que vous.',
  'Ancienne équipe, même métier.',
];

const sharedFaces = 3;

/** The member's network, the most recent connection first. */
export async function sampleConnections(): Promise<Connection[]> {
  const people = await getPeople();
  return people.map(({ id, name, avatar, role, mutualCount }, index) => ({
    id,
    name,
    avatar,
    role,
    mutualCount,
    description: descriptions[index % descriptions.length] ?? '',
    shared: Array.from({ length: Math.min(sharedFaces, mutualCount) }, (_, step) => {
      const other = people[(index + step + 1) % people.length];
      return { name: other?.name ?? '', picture: other?.avatar ?? null };
    }),
    since: dayAhead(-9 - index * 23),
  }));
}
