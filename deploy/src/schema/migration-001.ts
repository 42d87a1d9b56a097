import { type Kysely, type Migration, sql } from 'kysely';

/** Published versions, and the live one of each area. */
export const versionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('versions')
      .addColumn('area', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('published_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('versions_key', ['area', 'version'])
      .execute();
    await db.schema
      .createTable('live')
      .addColumn('area', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addForeignKeyConstraint('live_version', ['area', 'version'], 'versions', ['area', 'version'])
      .execute();
  },
};
