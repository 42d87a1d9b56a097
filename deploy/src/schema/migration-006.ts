import { type Kysely, type Migration, sql } from 'kysely';

/** Whether an origin has the key that versions are signed with; true where there are signed versions. */
export const signingKeyMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('control')
      .addColumn('has_signing_key', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await sql`update deploy.control set has_signing_key =
      exists (select from deploy.versions where signature is not null)`.execute(db);
  },
};
