import { type Kysely, type Migration, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

/**
 * Sessions are weighed by the configured share and limited by address, reports say whether a member was signed in, and
 * what open tabs run can be counted by the database. Data counted by other rules, and temporary data, is deleted.
 */
export const limitedReportsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from deploy.sessions`.execute(db);
    await sql`drop index deploy.sessions_waiting`.execute(db);
    await db.schema
      .alterTable('sessions')
      .dropColumn('share')
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('anonymous', 'boolean', (column) => column.notNull())
      .execute();
    await sql`create index sessions_waiting on deploy.sessions (browser) where outcome is null`.execute(db);
    await sql`create index sessions_failed on deploy.sessions (rollout) where outcome like 'fail-%'`.execute(
      db,
    );
    await sql`create index sessions_of_address on deploy.sessions (rollout, address, started_at)`.execute(db);
    for (const table of ['failures', 'minutes'])
      await db.schema
        .alterTable(table)
        .addColumn('verified', 'boolean', (column) => column.notNull().defaultTo(false))
        .execute();
    await db.schema.dropTable('tabs').execute();
    await db.schema
      .createTable('tabs')
      .addColumn('tab', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('runs', sql`text[]`, (column) => column.notNull())
      .addColumn('knows', sql`text[]`, (column) => column.notNull())
      .addColumn('closed', 'boolean', (column) => column.notNull())
      .addColumn('at', moment, (column) => column.notNull())
      .execute();
    await sql`create index tabs_of_address on deploy.tabs (address)`.execute(db);
  },
};
