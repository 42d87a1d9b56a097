import { sql } from 'kysely';

/** Acts of notifications that are kept for a while after they are taken back (decision record 163). */
export const actsTakenBack = [
  sql`alter table api.notification_actors add taken_back_at timestamptz(3)`,
  sql`create index acts_taken_back on api.notification_actors (taken_back_at) where taken_back_at is not null`,
];
