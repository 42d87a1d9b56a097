import type { Database } from '../database/open-database.ts';
import { apiDb } from '../schema/api-schema.ts';
import { insertAnnouncements } from './seed-announcements.ts';
import { insertMembers } from './seed-members.ts';

/**
 * Fills an empty database with the demo network, all or nothing; the result says whether it did. A database with any
 * member is left alone. `migrateApi` must have run.
 */
export async function seedDemo(db: Database): Promise<boolean> {
  return apiDb(db)
    .transaction()
    .execute(async (transaction) => {
      const anyone = await transaction.selectFrom('members').select('id').limit(1).executeTakeFirst();
      if (anyone) return false;
      const now = new Date();
      const ids = await insertMembers(transaction, now);
      await insertAnnouncements(transaction, ids, now);
      return true;
    });
}
