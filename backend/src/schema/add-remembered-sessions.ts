import { sql } from 'kysely';

/** Whether a session was opened with `Rester connecté` (decision record 140). Earlier sessions keep their time. */
export const rememberedSessions = [
  sql`alter table api.sessions add column remembered boolean not null default true`,
];
