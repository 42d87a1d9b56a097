import { type Kysely, type Migration, sql } from 'kysely';

/** Result of the crawl of a version. */
export const crawlMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('versions')
      .addColumn('crawl', 'text', (column) => column.check(sql`crawl in ('passed', 'failed')`))
      .execute();
  },
};
