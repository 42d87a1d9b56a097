import { sql } from 'kysely';

/** When the owner of a member's address has confirmed it with a mailed link (decision record 167). */
export const emailProof = [sql`alter table api.members add column email_proven_at timestamptz(3)`];
