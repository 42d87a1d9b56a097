import type { ApiDb } from '../schema/api-schema.ts';
import { seedMembers } from './members.ts';
import type { MemberIds } from './seed-members.ts';
import type { MemberName } from './seed-shapes.ts';
import { typographic } from './typography.ts';

const day = 24 * 60 * 60 * 1000;

/** People who are not connected with the demo member: `asking` has asked her to connect, she has asked `asked`. */
const asking: MemberName = 'yanis';
const asked: MemberName = 'mathieu';

const isPerson = (name: MemberName) => seedMembers[name].kind !== 'company';
// The keys of this record are the names.
const names = Object.keys(seedMembers) as MemberName[];

/** Pairs of connected people: the demo member with all but two, and two thirds of the pairs of the others. */
const connected = names
  .filter((name) => isPerson(name) && name !== asking && name !== asked)
  .flatMap((one, index, people) =>
    people
      .slice(index + 1)
      .filter((_, distance) => one === 'demo' || distance % 3 !== 2)
      .map((other): [MemberName, MemberName] => [one, other]),
  );

/** Named people with whom the demo member is connected. */
export const knownPeople = connected.filter(([one]) => one === 'demo').length;

/** Named members whom the demo member follows: everybody, so that all announcements are in her feed. */
export const followedMembers = names.length - 1;

/** Connections follow each other. The demo member has received one request and sent one. */
export async function insertRelations(db: ApiDb, ids: MemberIds, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const both = connected.flatMap(([one, other], index) => {
    // They connect after both have joined.
    const joined = Math.min(seedMembers[one].joinedDaysAgo, seedMembers[other].joinedDaysAgo);
    const at = ago((joined * (index % 9)) / 10 + 1);
    return [
      { member_id: ids[one], other_id: ids[other], at },
      { member_id: ids[other], other_id: ids[one], at },
    ];
  });
  await db.insertInto('connections').values(both).execute();
  const followed = [
    ...names
      .filter((name) => !isPerson(name))
      .flatMap((company) =>
        names
          .filter(isPerson)
          .map((person) => ({ member_id: ids[person], other_id: ids[company], at: ago(30) })),
      ),
    ...[asking, asked].map((name) => ({ member_id: ids.demo, other_id: ids[name], at: ago(9) })),
  ];
  await db
    .insertInto('follows')
    .values([...both, ...followed])
    .execute();
  await db
    .insertInto('connection_requests')
    .values([
      {
        from_id: ids[asking],
        to_id: ids.demo,
        note: typographic("Bonjour, j'aimerais comprendre comment vous suivez vos convois."),
        created_at: ago(3),
      },
      { from_id: ids.demo, to_id: ids[asked], note: '', created_at: ago(6) },
    ])
    .execute();
}
