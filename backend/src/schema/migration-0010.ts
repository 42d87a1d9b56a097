import { type Kysely, sql } from 'kysely';

/**
 * Who may see an announcement; everybody, for those that exist. Lists need no other index: nearly all announcements are for
 * everybody, and those of one author have theirs.
 */
export async function addAudiences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('announcements')
    .addColumn('audience', 'text', (c) => c.notNull().defaultTo('members'))
    .execute();
  await db.schema
    .alterTable('announcements')
    .addCheckConstraint('known_audience', sql`audience in ('members', 'connections', 'private')`)
    .execute();
}
