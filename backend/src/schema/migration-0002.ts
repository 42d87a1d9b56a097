import { type Kysely, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

async function createCompanies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('companies')
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('sector', 'text', (c) => c.notNull())
    .addColumn('website', 'text', (c) => c.notNull())
    .addColumn('neighborhood', 'text', (c) => c.notNull())
    .addColumn('contact_email', 'text', (c) => c.notNull())
    .addColumn('added_by', 'integer', (c) => c.references('members.id').onDelete('set null'))
    .addColumn('created_at', moment, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('companies_added_by').on('companies').column('added_by').execute();
}

/** A company added by a member has no sign-in; locations also get codes. */
async function widenMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('members')
    .alterColumn('email', (c) => c.dropNotNull())
    .execute();
  for (const column of ['country_code', 'province_code', 'city_code'])
    await db.schema.alterTable('members').addColumn(column, 'text').execute();
  await db.schema.createIndex('members_of_kind').on('members').column('kind').execute();
}

/** One row for each title: jobs of the others move to the first. */
async function mergePositions(db: Kysely<unknown>): Promise<void> {
  const schema = db as Kysely<{
    positions: { id: number; title: string };
    jobs: { position_id: number };
  }>;
  const rows = await schema.selectFrom('positions').select(['id', 'title']).orderBy('id').execute();
  const first = new Map<string, number>();
  for (const { id, title } of rows) {
    const kept = first.get(title);
    if (kept === undefined) first.set(title, id);
    else {
      await schema.updateTable('jobs').set({ position_id: kept }).where('position_id', '=', id).execute();
      await schema.deleteFrom('positions').where('id', '=', id).execute();
    }
  }
  await db.schema.alterTable('positions').addUniqueConstraint('one_position', ['title']).execute();
}

/** Companies, location codes, and unique positions. */
export async function createCareer(db: Kysely<unknown>): Promise<void> {
  await createCompanies(db);
  await widenMembers(db);
  await mergePositions(db);
}
