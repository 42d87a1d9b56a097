import { type Kysely, type Migration, sql } from 'kysely';

/** The time of a session's first failure that no area is to blame for. */
export const unattributedFailuresMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('unattributed_at', sql`timestamptz(3)`).execute();
    await sql`create index sessions_unattributed on deploy.sessions (rollout) where unattributed_at is not null`.execute(
      db,
    );
  },
};
