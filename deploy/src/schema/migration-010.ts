import { type Kysely, type Migration, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

/** Who ended a rollout and why; and how far the audit log has been searched for alerts. */
export const alertsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('rollouts')
      .addColumn('ended_by', 'text')
      .addColumn('ended_why', 'text')
      .execute();
    await db.schema
      .createTable('alert_cursor')
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('leased_until', moment, (column) => column.notNull())
      .execute();
    await sql`insert into deploy.alert_cursor (place, leased_until)
      select coalesce(max(place), 0), to_timestamp(0) from deploy.audit`.execute(db);
  },
};
