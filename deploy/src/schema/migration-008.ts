import { type Kysely, type Migration, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

/** Overrides: versions given by link. */
export const overridesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('overrides')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('area', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('member', 'text')
      .addColumn('created_at', moment, (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', moment, (column) => column.notNull())
      .addColumn('ended_at', moment)
      .addForeignKeyConstraint('overrides_version', ['area', 'version'], 'versions', ['area', 'version'])
      .execute();
    await sql`create index overrides_by_end on deploy.overrides (expires_at)`.execute(db);
  },
};
