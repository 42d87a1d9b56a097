import { type Kysely, sql } from 'kysely';

/** What came of a write in the place of its whole reply, which could be as large as a picture. */
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

/** Stored writes that stay small. */
export async function boundWrites(db: Kysely<unknown>): Promise<void> {
  await shrinkWrites(db);
}
