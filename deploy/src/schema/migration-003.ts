import { type Kysely, type Migration, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

/** When a version was recalled, and the status of open tabs. */
export const recallMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('versions').addColumn('recalled_at', moment).execute();
    await db.schema
      .createTable('tabs')
      .addColumn('tab', 'text', (column) => column.primaryKey())
      .addColumn('runs', 'text', (column) => column.notNull())
      .addColumn('knows', 'text', (column) => column.notNull())
      .addColumn('closed', 'boolean', (column) => column.notNull())
      .addColumn('at', moment, (column) => column.notNull())
      .execute();
  },
};
