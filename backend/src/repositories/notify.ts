import {
  maxNotifications,
  type NotificationCause,
  notificationCauses,
  type Preferences,
} from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import { uuidV7 } from '../database/uuid-v7.ts';
import type { Emission } from '../live/emission.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiTables } from '../schema/tables.ts';
import { deleteWithoutActors } from './forget-notifications.ts';
import { mailTime } from './mail-time.ts';
import { PreferenceRepository } from './preference-repository.ts';
import { queuePush } from './queue-push.ts';
import { selectShownActs } from './shown-notifications.ts';

type Db = Transaction<ApiTables>;

/** What a notification is about, if it is about something that members write: the ids of the rows. */
type Subject = { announcement?: number; comment?: number };

/** An act of a member. `to`: the member who is notified; null if there is none. */
type Act = { cause: NotificationCause; to: number | null; actor: number; subject?: Subject; at: Date };

/** How long a notification takes acts of more people, and how long an act that is done again is not news. */
export const groupMs = 12 * 60 * 60 * 1000;
/** The shortest time between two events about one notification. */
export const eventPauseMs = 1000;

async function findGroup(db: Db, to: number, { cause, subject = {}, at }: Act) {
  if (!notificationCauses[cause].isGrouped) return undefined;
  return db
    .selectFrom('notifications')
    .select(['id', 'public_id', 'event_at', 'is_due', 'read_at'])
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

const insertRow = (db: Db, to: number, { cause, subject = {}, at }: Act, mailAt: Date | null) =>
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
      mail_at: mailAt,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();

async function isShown(
  db: Db,
  viewer: Viewer,
  preferences: Preferences,
  { id, actor }: { id: number; actor: number },
): Promise<boolean> {
  const found = await selectShownActs(db, viewer, preferences, id)
    .select('act.at')
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

type Told = { id: number; recipient_id: number; public_id: string; event_at: Date };

type Telling = Told & {
  type: 'notification.new' | 'notification.changed';
  at: Date;
  /** Columns that change, too. */
  set?: { last_at: Date; read_at: null; mail_at?: Date | null };
};

/** Whether the last event is less than a second ago, so that the sweep deals with all acts since then. */
const isSoon = ({ event_at }: { event_at: Date }, at: Date): boolean =>
  at.getTime() - event_at.getTime() < eventPauseMs;

/** Emits an event about a notification, or leaves it to the sweep. */
async function tell(db: Db, emission: Emission, { type, at, set, ...one }: Telling): Promise<void> {
  const isLater = isSoon(one, at);
  await db
    .updateTable('notifications')
    .set({ ...set, ...(isLater ? { is_due: true } : { is_due: false, event_at: at }) })
    .where('id', '=', one.id)
    .execute();
  if (isLater) return;
  emission.store({ to: [one.recipient_id], type, subject: one.public_id });
}

/** Acts that `actor` has done for these causes. `to`: the member who is notified of them. */
type TakenBack = Omit<Act, 'cause'> & { causes: readonly NotificationCause[] };

/** Sets since when these acts are taken back; null if they hold again. Returns the notifications that have changed. */
async function setTakenBack(
  db: Db,
  { causes, to, actor, subject = {}, at }: TakenBack,
  takenBackAt: Date | null,
): Promise<Told[]> {
  return db
    .updateTable('notification_actors as act')
    .set({ taken_back_at: takenBackAt })
    .from('notifications as one')
    .whereRef('one.id', '=', 'act.notification_id')
    .where('act.actor_id', '=', actor)
    .where('act.taken_back_at', takenBackAt ? 'is' : 'is not', null)
    .$if(takenBackAt === null, (acts) => acts.where('act.at', '>', new Date(at.getTime() - groupMs)))
    .where('one.recipient_id', '=', to)
    .where('one.cause', 'in', causes)
    .where('one.announcement_id', 'is not distinct from', subject.announcement ?? null)
    .where('one.comment_id', 'is not distinct from', subject.comment ?? null)
    .returning(['one.id', 'one.recipient_id', 'one.public_id', 'one.event_at'])
    .execute();
}

/** Adds an act. Of several acts of one member, such as comments, the last one counts. */
async function addAct(db: Db, id: number, { actor, at }: Act): Promise<void> {
  await db
    .insertInto('notification_actors')
    .values({ notification_id: id, actor_id: actor, at })
    .onConflict((conflict) =>
      conflict.columns(['notification_id', 'actor_id']).doUpdateSet({ at, taken_back_at: null }),
    )
    .execute();
}

/**
 * Notifies a member of what another one has done, in the transaction of the act, unless they are not shown it
 * (`selectShown`). An act that was taken back and is done again is no news: it is the same as before. Returns whether
 * the member is shown the act, as far as it is known: see `settleDue`.
 */
export async function notify(db: Db, emission: Emission, act: Act): Promise<boolean> {
  const { cause, to, actor, at } = act;
  if (to === null || to === actor) return false;
  const [known] = await setTakenBack(db, { ...act, causes: [cause] }, null);
  if (known) {
    await tell(db, emission, { ...known, type: 'notification.new', at });
    return true;
  }
  const group = await findGroup(db, to, act);
  if (group && isSoon(group, at)) {
    // Of many acts at once each costs little: the sweep looks whether they are shown.
    await addAct(db, group.id, act);
    if (!group.is_due)
      await db.updateTable('notifications').set({ is_due: true }).where('id', '=', group.id).execute();
    return true;
  }
  const preferences = await new PreferenceRepository(db).load(to);
  const mailAt = () => mailTime(preferences.notifications.emailFrequency, cause, at);
  const row = group ?? (await insertRow(db, to, act, mailAt()));
  await addAct(db, row.id, act);
  if (!(await isShown(db, Viewer.member(to), preferences, { id: row.id, actor }))) {
    await db
      .deleteFrom('notification_actors')
      .where('notification_id', '=', row.id)
      .where('actor_id', '=', actor)
      .execute();
    await deleteWithoutActors(db, [row.id]);
    return false;
  }
  if (!group) {
    await deleteOldest(db, to);
    await queuePush(db, to, row.id, at);
    emission.store({ to: [to], type: 'notification.new', subject: row.public_id });
    return true;
  }
  // One that is unread has been mailed, or will be.
  const set = { last_at: at, read_at: null, ...(group.read_at && { mail_at: mailAt() }) };
  // As with mail: one that is unread has been pushed, or will be.
  if (group.read_at) await queuePush(db, to, row.id, at);
  await tell(db, emission, { ...group, recipient_id: to, type: 'notification.new', at, set });
  return true;
}

/** Takes acts out of the member's notifications. They are kept hidden for a while, see `notify`. */
export async function takeBack(db: Db, emission: Emission, acts: TakenBack): Promise<void> {
  for (const one of await setTakenBack(db, acts, acts.at))
    await tell(db, emission, { ...one, type: 'notification.changed', at: acts.at });
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
