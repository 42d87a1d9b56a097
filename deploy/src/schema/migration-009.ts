import { type Kysely, type Migration, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

/** Refused tokens, counted by hour; and indexes for the overview of the console. */
export const refusalsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('refusals')
      .addColumn('hour', moment, (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('verb', 'text', (column) => column.notNull())
      .addColumn('area', 'text', (column) => column.notNull())
      .addColumn('last_at', moment, (column) => column.notNull())
      .addPrimaryKeyConstraint('refusals_key', ['hour', 'reason', 'who', 'address'])
      .execute();
    await sql`create index minutes_at on deploy.minutes (at)`.execute(db);
    await sql`create index audit_of_area on deploy.audit (area, verb, place)`.execute(db);
  },
};
