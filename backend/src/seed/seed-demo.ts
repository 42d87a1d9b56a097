import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { apiSchema } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';
import { insertAnnouncements } from './seed-announcements.ts';
import { insertConversations } from './seed-conversations.ts';
import { completeFigures } from './seed-crowd.ts';
import { insertMembers } from './seed-members.ts';
import { insertNotifications } from './seed-notifications.ts';
import { insertRelations } from './seed-relations.ts';

/** Key of the advisory lock under which one process fills the database, while others that start wait. */
const lockKey = 4_211_950_772;

/**
 * Inserts the whole demo network or nothing; returns whether it did. A database with any member is left alone.
 * `migrateApi` must have run.
 */
export const seedDemo = (db: Database): Promise<boolean> =>
  // Without time limits, because other processes that start at the same time wait for the lock.
  db.withoutTimeLimits<ApiTables, boolean>(
    (kysely) =>
      kysely.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
        const anyone = await transaction.selectFrom('members').select('id').limit(1).executeTakeFirst();
        if (anyone) return false;
        const now = new Date();
        const ids = await insertMembers(transaction, now);
        await insertAnnouncements(transaction, ids, now);
        await insertRelations(transaction, ids, now);
        await insertConversations(transaction, ids, now);
        await insertNotifications(transaction, now);
        await completeFigures(transaction, ids, now);
        return true;
      }),
    apiSchema,
  );
