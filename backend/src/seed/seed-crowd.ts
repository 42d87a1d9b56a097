import { sampleFigures } from '@az/shared/constants';
import { sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { earlierTexts } from './announcements/earlier.ts';
import { firstNames, lastNames } from './crowd-names.ts';
import type { MemberIds } from './seed-members.ts';
import { followedMembers, knownPeople } from './seed-relations.ts';
import { insertSuggested } from './seed-suggested.ts';

/**
 * Members who exist only for counts: all of them follow the demo member, and the first ones are also her connections
 * and friends.
 */
const followers = sampleFigures.followers - knownPeople;
const connections = sampleFigures.connections - knownPeople;
const friends = sampleFigures.friends - knownPeople;
/** The demo member follows her friends and this many of the last of these members, who are not her connections. */
const onlyFollowed = sampleFigures.follows - followedMembers - friends;

/** A prime number that spreads the names, so that neighbours in a list of these members have different names. */
const mixer = 1151;

/** Days since the first of these members joined; the demo member joined earlier. */
const joinedDaysAgo = 950;

/** Inserts the members without a picture, a text or a sign-in, and returns the id of the first; the ids have no gap. */
async function insertMembers(db: ApiDb, now: Date): Promise<number> {
  // The trigger that stores their words is disabled, because a search would find them before named people.
  await sql`alter table api.members disable trigger store_words`.execute(db);
  const { rows } = await sql<{ first: number }>`
    with added as (
      insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
      select 'person', (${firstNames}::text[])[1 + n % ${firstNames.length}::integer],
        (${lastNames}::text[])[1 + (n + n / ${firstNames.length}::integer) % ${lastNames.length}::integer],
        '', '', '', ${now}::timestamptz - (${joinedDaysAgo}::integer - place * 0.2) * interval '1 day'
      from generate_series(0, ${followers - 1}::integer) place
      cross join lateral (select place * ${mixer}::integer % ${firstNames.length * lastNames.length}::integer as n) mixed
      returning id
    )
    select min(id) as first from added`.execute(db);
  await sql`alter table api.members enable trigger store_words`.execute(db);
  return rows[0]?.first ?? 0;
}

const dayAfter = sql<Date>`created_at + interval '1 day'`.as('at');

async function insertRelations(db: ApiDb, demo: number, first: number): Promise<void> {
  const some = (from: number, to: number) =>
    db
      .selectFrom('members')
      .where('id', '>=', first + from)
      .where('id', '<', first + to);
  const demoId = sql<number>`${demo}::integer`;
  const toDemo = (count: number) => some(0, count).select(['id', demoId.as('demo'), dayAfter]);
  const fromDemo = (from: number, to: number) => some(from, to).select([demoId.as('demo'), 'id', dayAfter]);
  const columns = ['member_id', 'other_id', 'at'] as const;
  await db
    .insertInto('connections')
    .columns(columns)
    .expression(toDemo(connections).unionAll(fromDemo(0, connections)))
    .execute();
  await db
    .insertInto('follows')
    .columns(columns)
    .expression(
      toDemo(followers)
        .unionAll(fromDemo(0, friends))
        .unionAll(fromDemo(followers - onlyFollowed, followers)),
    )
    .execute();
}

/** Inserts earlier announcements for connections only, so that other members' feeds have only those of the lists. */
async function insertAnnouncements(db: ApiDb, demo: number, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('announcements')
    .select((row) => row.fn.countAll().as('count'))
    .where('author_id', '=', demo)
    .executeTakeFirstOrThrow();
  const texts = earlierTexts.slice(0, sampleFigures.announcements - Number(count));
  await sql`insert into api.announcements (author_id, text, audience, created_at)
    select ${demo}::integer, text, 'connections',
      ${now}::timestamptz - (${joinedDaysAgo}::integer - place * 3.5) * interval '1 day'
    from unnest(${texts}::text[]) with ordinality as earlier (text, place)`.execute(db);
}

/** Adds members who are only counted, to bring the demo member's figures to the specification's (decision record 83). */
export async function completeFigures(db: ApiDb, ids: MemberIds, now: Date): Promise<void> {
  const first = await insertMembers(db, now);
  await insertRelations(db, ids.demo, first);
  await insertAnnouncements(db, ids.demo, now);
  await insertSuggested(db, ids, first + connections);
}
