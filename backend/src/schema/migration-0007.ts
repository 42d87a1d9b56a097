import { type Kysely, sql } from 'kysely';

/** The event log: the last number of each member, the events, and the epoch of their numbers (decision record 51). */
export async function createEventLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member_heads')
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .modifyEnd(sql`with (fillfactor = 70)`)
    .execute();
  await db.schema
    .createTable('member_events')
    .addColumn('member_id', 'integer', (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('at', sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn('type', 'smallint', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('one_event', ['member_id', 'seq'])
    .execute();
  await db.schema.createIndex('events_by_time').on('member_events').column('at').execute();
  await db.schema
    .createTable('live_epoch')
    .addColumn('singleton', 'boolean', (c) => c.primaryKey().check(sql`singleton`))
    .addColumn('value', 'text', (c) => c.notNull().defaultTo(sql`replace(gen_random_uuid()::text, '-', '')`))
    .execute();
  await (db as Kysely<{ live_epoch: { singleton: boolean } }>)
    .insertInto('live_epoch')
    .values({ singleton: true })
    .execute();
}
