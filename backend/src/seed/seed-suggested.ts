import { sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import type { MemberIds } from './seed-members.ts';

/** Numbers of members who are suggested for common connections, the same company, and the same town. */
const withMutual = 5;
const withCompany = 1;
const withCity = 2;

/** The job title of the member at the same company; other members have it too. */
const title = 'Comptable';

/**
 * Changes the members with ids from `first` on so that they are suggested. Members with the ids before `first` are
 * connections of the demo member.
 */
export async function insertSuggested(db: ApiDb, ids: MemberIds, first: number): Promise<void> {
  const some = (from: number, count: number) =>
    sql`members.id >= ${first + from}::integer and members.id < ${first + from + count}::integer`;
  await sql`update api.members set email = 'membre-' || id || '@az-connect.test', email_proven_at = created_at
    where ${some(0, withMutual + withCompany + withCity)}`.execute(db);
  await sql`with pairs as (
      select members.id, ${first}::integer - nth as other_id, created_at + interval '2 days' as at
      from api.members cross join lateral generate_series(1, ${first + withMutual}::integer - members.id) nth
      where ${some(0, withMutual)}
    ), added as (insert into api.connections (member_id, other_id, at) select id, other_id, at from pairs)
    insert into api.connections (member_id, other_id, at) select other_id, id, at from pairs`.execute(db);
  await sql`insert into api.jobs (member_id, position_id, company_id, starting_date)
    select members.id, positions.id, ${ids.mavoula}::integer, '2024-02-05' from api.members, api.positions
    where positions.title = ${title} and ${some(withMutual, withCompany)}`.execute(db);
  await sql`update api.members set (country, country_code, province, province_code, city, city_code) =
      (select country, country_code, province, province_code, city, city_code from api.members where id = ${ids.demo})
    where ${some(withMutual + withCompany, withCity)}`.execute(db);
}
