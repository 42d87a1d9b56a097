import { type Kysely, sql } from 'kysely';

/** The author's own id of an announcement, as comments have one (decision record 57). */
export async function addClientIds(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('announcements').addColumn('client_id', 'uuid').execute();
  await db.schema
    .createIndex('one_announcement')
    .unique()
    .on('announcements')
    .columns(['author_id', 'client_id'])
    .where(sql.ref('client_id'), 'is not', null)
    .execute();
}
