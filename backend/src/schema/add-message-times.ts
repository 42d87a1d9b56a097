import { sql } from 'kysely';

/** Finds the newest messages of a member, for the limits of messages (decision record 127). */
export const messageTimes = [sql`create index messages_of_author on api.messages (author_id, sent_at)`];
