import type { ApiDb } from '../../schema/api-schema.ts';
import { forgetActor } from '../forget-notifications.ts';
import { inPages, pageSize } from './in-pages.ts';
import type { PersonalData } from './personal-data.ts';

async function* readNotifications(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('notifications')
      .select(['id', 'cause', 'started_at', 'last_at', 'read_at', 'removed_at', 'mail_at'])
      .where('recipient_id', '=', memberId)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { id: _, ...one } of own) yield one;
}

/** What the member was notified of; who did it is not exported. Others' notifications of what the member did are erased, too. */
export const notifications: PersonalData = {
  name: 'notifications',
  columns: ['notifications.recipient_id', 'notification_actors.actor_id'],
  read: readNotifications,
  erase: async (db, memberId) => {
    await db.deleteFrom('notifications').where('recipient_id', '=', memberId).execute();
    await forgetActor(db, memberId);
  },
};
