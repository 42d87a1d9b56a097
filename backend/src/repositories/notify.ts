import { maxNotifications, type NotificationCause, notificationCauses } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import { uuidV7 } from '../database/uuid-v7.ts';
import type { Emission } from '../live/emission.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiTables } from '../schema/tables.ts';
import { PreferenceRepository } from './preference-repository.ts';
import { selectShown } from './shown-notifications.ts';

type Db = Transaction<ApiTables>;

/** What a notification is about, if it is about something that members write: the ids of the rows. */
type Subject = { announcement?: number; comment?: number };

/** An act of a member. `to`: the member who is notified; null if there is none. */
type Act = { cause: NotificationCause; to: number | null; actor: number; subject?: Subject; at: Date };

/** How long a notification takes acts of more people. */
const groupMs = 12 * 60 * 60 * 1000;
/** The shortest time between two events about one notification. */
export const eventPauseMs = 1000;

async function findGroup(db: Db, to: number, { cause, subject = {}, at }: Act) {
  if (!notificationCauses[cause].isGrouped) return undefined;
  return db
    .selectFrom('notifications')
    .select(['id', 'public_id', 'event_at'])
    .where('recipient_id', '=', to)
    .where('cause', '=', cause)
    .where('announcement_id', 'is not distinct from', subject.announcement ?? null)
    .where('comment_id', 'is not distinct from', subject.comment ?? null)
    .where('started_at', '>', new Date(at.getTime() - groupMs))
    .where('removed_at', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

const insertRow = (db: Db, to: number, { cause, subject = {}, at }: Act) =>
  db
    .insertInto('notifications')
    .values({
      public_id: uuidV7(at),
      recipient_id: to,
      cause,
      announcement_id: subject.announcement ?? null,
      comment_id: subject.comment ?? null,
      started_at: at,
      last_at: at,
      event_at: at,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();

async function isShown(db: Db, to: number, id: number, actor: number): Promise<boolean> {
  const preferences = await new PreferenceRepository(db).load(to);
  const found = await selectShown(db, Viewer.member(to), preferences)
    .select('one.id')
    .where('one.id', '=', id)
    .where('act.actor_id', '=', actor)
    .executeTakeFirst();
  return found !== undefined;
}

async function deleteOldest(db: Db, to: number): Promise<void> {
  const tooMany = db
    .selectFrom('notifications')
    .select('id')
    .where('recipient_id', '=', to)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .offset(maxNotifications);
  await db.deleteFrom('notifications').where('id', 'in', tooMany).execute();
}

/** Deletes those notifications whose acts have all been taken back. */
export async function deleteWithoutActors(db: Db, ids: readonly number[]): Promise<void> {
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

/**
 * Notifies a member of what another one has done, in the transaction of the act, unless they are not shown it
 * (`selectShown`). Further acts within a second of the last event emit none: the sweep does it for all of them.
 */
export async function notify(db: Db, emission: Emission, act: Act): Promise<void> {
  const { to, actor, at } = act;
  if (to === null || to === actor) return;
  const group = await findGroup(db, to, act);
  const { id, public_id } = group ?? (await insertRow(db, to, act));
  const added = await db
    .insertInto('notification_actors')
    .values({ notification_id: id, actor_id: actor, at })
    .onConflict((conflict) => conflict.columns(['notification_id', 'actor_id']).doNothing())
    .returning('actor_id')
    .executeTakeFirst();
  if (!added) return;
  if (!(await isShown(db, to, id, actor))) {
    await db
      .deleteFrom('notification_actors')
      .where('notification_id', '=', id)
      .where('actor_id', '=', actor)
      .execute();
    return deleteWithoutActors(db, [id]);
  }
  if (!group) await deleteOldest(db, to);
  const isSoon = group !== undefined && at.getTime() - group.event_at.getTime() < eventPauseMs;
  if (group)
    await db
      .updateTable('notifications')
      .set({ last_at: at, read_at: null, is_due: isSoon, ...(!isSoon && { event_at: at }) })
      .where('id', '=', id)
      .execute();
  if (!isSoon) emission.store({ to: [to], type: 'notification.new', subject: public_id });
}

/** What members have taken back: the acts of `actor` for these causes. */
type TakenBack = Omit<Act, 'cause' | 'at'> & { causes: readonly NotificationCause[] };

/** Takes acts out of the member's notifications. */
export async function takeBack(
  db: Db,
  emission: Emission,
  { causes, to, actor, subject = {} }: TakenBack,
): Promise<void> {
  const rows = await db
    .deleteFrom('notification_actors')
    .using('notifications as one')
    .whereRef('one.id', '=', 'notification_actors.notification_id')
    .where('notification_actors.actor_id', '=', actor)
    .where('one.recipient_id', '=', to)
    .where('one.cause', 'in', causes)
    .where('one.announcement_id', 'is not distinct from', subject.announcement ?? null)
    .where('one.comment_id', 'is not distinct from', subject.comment ?? null)
    .returning(['one.id', 'one.recipient_id', 'one.public_id'])
    .execute();
  await deleteWithoutActors(
    db,
    rows.map(({ id }) => id),
  );
  for (const { recipient_id, public_id } of rows)
    emission.store({ to: [recipient_id], type: 'notification.changed', subject: public_id });
}

/** Deletes the notifications of a comment that is being removed. */
export async function forgetComment(db: Db, emission: Emission, comment: number): Promise<void> {
  const rows = await db
    .deleteFrom('notifications')
    .where('comment_id', '=', comment)
    .returning(['recipient_id', 'public_id'])
    .execute();
  for (const { recipient_id, public_id } of rows)
    emission.store({ to: [recipient_id], type: 'notification.changed', subject: public_id });
}

/** Marks the notification of a request as read, because the member has answered it. */
export async function markAnswered(
  db: Db,
  emission: Emission,
  { memberId, otherId, at }: { memberId: number; otherId: number; at: Date },
): Promise<void> {
  const rows = await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('recipient_id', '=', memberId)
    .where('cause', '=', 'request')
    .where(
      'id',
      'in',
      db.selectFrom('notification_actors').select('notification_id').where('actor_id', '=', otherId),
    )
    .returning('public_id')
    .execute();
  for (const { public_id } of rows)
    emission.store({ to: [memberId], type: 'notification.changed', subject: public_id });
}
