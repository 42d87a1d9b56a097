import { type Kysely, type Migration, sql } from 'kysely';

/** What pages measured in a session, and the rules about it. */
export const measuresMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('failed_calls', 'integer')
      .addColumn('slowest_call_ms', 'integer')
      .addColumn('long_tasks_ms', 'integer')
      .addColumn('layout_shift', sql`double precision`)
      .execute();
    await db.schema
      .alterTable('control')
      .addColumn('rules', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
