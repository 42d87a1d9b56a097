import type { ApiDb } from '../schema/api-schema.ts';

/** Queues a message to each browser of a member about a notification, in the transaction that stores it. */
export async function queuePush(db: ApiDb, memberId: number, notification: number, at: Date): Promise<void> {
  const browsers = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('member_id', '=', memberId)
    // One that is being deleted is left out.
    .forKeyShare()
    .execute();
  if (browsers.length === 0) return;
  await db
    .insertInto('push_messages')
    .values(browsers.map(({ id }) => ({ subscription_id: id, notification_id: notification, due_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'notification_id']).doUpdateSet({ due_at: at, attempts: 0 }),
    )
    .execute();
}
