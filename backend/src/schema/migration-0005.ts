import { type Kysely, sql } from 'kysely';

/** The outcome of a write instead of its whole reply, which could be as large as a picture. */
async function shrinkWrites(db: Kysely<unknown>): Promise<void> {
  const schema = db as Kysely<{ writes: { reply: unknown } }>;
  await schema
    .updateTable('writes')
    .set({
      reply: sql`case when reply ? 'id' then to_jsonb((reply ->> 'id')::integer) else 'true'::jsonb end`,
    })
    .where(sql`jsonb_typeof(reply)`, '=', 'object')
    .execute();
  await db.schema.alterTable('writes').renameColumn('reply', 'outcome').execute();
  await db.schema
    .alterTable('writes')
    .addCheckConstraint('small_outcome', sql`jsonb_typeof(outcome) in ('number', 'boolean', 'null')`)
    .execute();
  await db.schema.createIndex('writes_of_member').on('writes').columns(['member_id', 'created_at']).execute();
}

/** An id of each session, and a description for its member. */
async function describeSessions(db: Kysely<unknown>): Promise<void> {
  const sessions = db.schema.alterTable('sessions');
  await sessions.addColumn('id', 'uuid', (c) => c.notNull().defaultTo(sql`gen_random_uuid()`)).execute();
  for (const column of ['browser', 'system', 'network'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
}

async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
  const moment = sql`timestamptz(3)`;
  await db.schema
    .createTable('email_changes')
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'bytea', (c) => c.unique())
    .addColumn('created_at', moment, (c) => c.notNull())
    .addColumn('expires_at', moment, (c) => c.notNull())
    .execute();
}

/** Smaller stored writes, described sessions, and addresses to be confirmed. */
export async function secureAccounts(db: Kysely<unknown>): Promise<void> {
  await shrinkWrites(db);
  await describeSessions(db);
  await createEmailChanges(db);
}
