import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';

const moment = sql`timestamptz(3)`;

async function createSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('session', 'text', (column) => column.primaryKey())
    .addColumn('rollout', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('cohort', 'text', (column) => column.notNull().check(sql`cohort in ('canary', 'stable')`))
    .addColumn('basis_points', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('started_at', moment, (column) => column.notNull())
    .addColumn('seen_at', moment, (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('outcome_at', moment)
    .addColumn('share', 'real')
    .addColumn('counted', 'boolean', (column) => column.notNull())
    .execute();
  await sql`create index sessions_of_rollout on deploy.sessions (rollout, started_at)`.execute(db);
  await sql`create index sessions_waiting on deploy.sessions (person) where outcome is null`.execute(db);
}

async function createReports(db: Kysely<unknown>) {
  await db.schema
    .createTable('failures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('cohort', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('hidden', 'boolean', (column) => column.notNull())
    .execute();
  await sql`create index failures_of_area on deploy.failures (area, at)`.execute(db);
  await db.schema
    .createTable('minutes')
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('cohort', 'text', (column) => column.notNull())
    .addColumn('loads', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('times', 'text', (column) => column.notNull())
    .execute();
  await sql`create index minutes_of_area on deploy.minutes (area, at)`.execute(db);
}

/**
 * Reports of shells: member sessions of rollouts, failures, counts by minute; the key of the tickets, and the profile
 * of a rollout.
 */
export const telemetryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createSessions(db);
    await createReports(db);
    await db.schema
      .alterTable('rollouts')
      .addColumn('profile', 'text', (column) => column.notNull().defaultTo('usual'))
      .execute();
    const key = randomBytes(32).toString('hex');
    await db.schema.alterTable('control').addColumn('ticket_key', 'text').execute();
    await sql`update deploy.control set ticket_key = ${key}`.execute(db);
  },
};
