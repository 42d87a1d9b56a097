import { type Kysely, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

/** A table of pairs: what `left` has done about `right`. */
const createPairs = (db: Kysely<unknown>, table: string, left: string, right: string) =>
  db.schema
    .createTable(table)
    .addColumn(left, 'integer', (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn(right, 'integer', (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('at', moment, (c) => c.notNull())
    .addPrimaryKeyConstraint(`one_of_${table}`, [left, right])
    .addCheckConstraint(`two_people_of_${table}`, sql`${sql.ref(left)} <> ${sql.ref(right)}`);

/** Relations of members: connections (two rows a pair), requests, follows, blocks and mutes (decision record 60). */
export async function createRelations(db: Kysely<unknown>): Promise<void> {
  await createPairs(db, 'connections', 'member_id', 'other_id').execute();
  await createPairs(db, 'follows', 'member_id', 'other_id').execute();
  await createPairs(db, 'mutes', 'member_id', 'other_id').execute();
  await createPairs(db, 'blocks', 'blocker_id', 'blocked_id').execute();
  for (const table of ['connections', 'follows', 'mutes'] as const)
    await db.schema.createIndex(`${table}_of_other`).on(table).columns(['other_id', 'member_id']).execute();
  await db.schema
    .createIndex('connections_by_time')
    .on('connections')
    .columns(['member_id', 'at', 'other_id'])
    .execute();
  await db.schema
    .createIndex('blocks_of_blocked')
    .on('blocks')
    .columns(['blocked_id', 'blocker_id'])
    .execute();
  await db.schema
    .createTable('connection_requests')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('from_id', 'integer', (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('to_id', 'integer', (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', moment, (c) => c.notNull())
    .addColumn('ended_at', moment)
    .addColumn('refused', 'boolean', (c) => c.notNull().defaultTo(false))
    .addCheckConstraint('two_people_of_requests', sql`from_id <> to_id`)
    .execute();
  await db.schema
    .createIndex('one_open_request')
    .unique()
    .on('connection_requests')
    .columns(['from_id', 'to_id'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('requests_by_sender')
    .on('connection_requests')
    .columns(['from_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('requests_by_receiver')
    .on('connection_requests')
    .columns(['to_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('requests_by_end')
    .on('connection_requests')
    .column('ended_at')
    .where(sql.ref('ended_at'), 'is not', null)
    .execute();
}
