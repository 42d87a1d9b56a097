import type { Audience, NotificationCause } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import type { Emission } from '../live/emission.ts';
import { rules, seeAnnouncement } from '../permissions/rules.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';

type Db = Transaction<ApiTables>;

/** Deletes those of these notifications that have no acts. */
export async function deleteWithoutActors(db: ApiDb, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('notifications')
    .where('id', 'in', [...ids])
    .where(
      'id',
      'not in',
      db
        .selectFrom('notification_actors')
        .select('notification_id')
        .where('notification_id', 'in', [...ids]),
    )
    .execute();
}

/** Deletes at most 1000 acts that were taken back before a time, and returns how many. */
export async function clearTakenBack(db: ApiDb, before: Date): Promise<number> {
  const old = db
    .selectFrom('notification_actors')
    .select(['notification_id', 'actor_id'])
    .where('taken_back_at', '<=', before)
    .limit(1000)
    .forUpdate()
    .skipLocked();
  const acts = await db
    .with('old', () => old)
    .deleteFrom('notification_actors as act')
    .using('old')
    .whereRef('act.notification_id', '=', 'old.notification_id')
    .whereRef('act.actor_id', '=', 'old.actor_id')
    .returning('act.notification_id')
    .execute();
  const ids = acts.map(({ notification_id }) => notification_id);
  await deleteWithoutActors(db, ids);
  return ids.length;
}

/** Deletes all acts of a member, or only those that another member (`to`) is notified of, or those for these causes. */
export async function forgetActor(
  db: ApiDb,
  actor: number,
  { to, causes }: { to?: number; causes?: readonly NotificationCause[] } = {},
): Promise<void> {
  const acts = await db
    .deleteFrom('notification_actors as act')
    .using('notifications as one')
    .whereRef('one.id', '=', 'act.notification_id')
    .where('act.actor_id', '=', actor)
    .$if(to !== undefined, (query) => query.where('one.recipient_id', '=', to as number))
    .$if(causes !== undefined, (query) => query.where('one.cause', 'in', causes ?? []))
    .returning('one.id')
    .execute();
  await deleteWithoutActors(
    db,
    acts.map(({ id }) => id),
  );
}

/** Deletes the notifications of a comment that is being removed. */
export async function forgetComment(db: Db, emission: Emission, comment: number): Promise<void> {
  const rows = await db
    .deleteFrom('notifications')
    .where('comment_id', '=', comment)
    .returning('recipient_id')
    .execute();
  emitForgotten(emission, rows);
}

type Seen = { announcement: number; author: number; audience: Audience };

/** Deletes notifications about an announcement for those who may not see it, now that it has another audience. */
export async function forgetUnseen(
  db: Db,
  emission: Emission,
  { announcement, author, audience }: Seen,
): Promise<void> {
  const { connected, other } = rules[seeAnnouncement(audience)];
  if (other === 'yes') return;
  const connections = db.selectFrom('connections').select('other_id').where('member_id', '=', author);
  const rows = await db
    .deleteFrom('notifications')
    .where('announcement_id', '=', announcement)
    .where('recipient_id', '<>', author)
    .$if(connected === 'yes', (query) => query.where('recipient_id', 'not in', connections))
    .returning('recipient_id')
    .execute();
  emitForgotten(emission, rows);
}

/** Deletes the notifications of an announcement that is being removed. */
export async function forgetAnnouncement(db: Db, emission: Emission, announcement: number): Promise<void> {
  const rows = await db
    .deleteFrom('notifications')
    .where('announcement_id', '=', announcement)
    .returning('recipient_id')
    .execute();
  emitForgotten(emission, rows);
}

function emitForgotten(emission: Emission, rows: readonly { recipient_id: number }[]): void {
  const to = [...new Set(rows.map(({ recipient_id }) => recipient_id))];
  if (to.length > 0) emission.store({ to, type: 'notification.changed', subject: '' });
}
