import {
  type NotificationCause,
  type NotificationChoicesWire,
  type NotificationKind,
  notificationCauses,
  notificationKinds,
} from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import { visible } from '../permissions/predicates.ts';
import { Viewer } from '../permissions/viewer.ts';
import { parseId } from '../schema/ids.ts';
import type { ApiTables } from '../schema/tables.ts';
import { PreferenceRepository } from './preference-repository.ts';

type Db = Transaction<ApiTables>;

/** Which notifications of a member are marked as read or unread: those with an id, or all until a time, or of a kind. */
type Marked = { ids: readonly string[] } | { upTo: Date; kind: NotificationKind | undefined };

const causesOf = (kind: NotificationKind): NotificationCause[] =>
  // The keys of the table are the causes.
  (Object.keys(notificationCauses) as NotificationCause[]).filter(
    (cause) => notificationCauses[cause].kind === kind,
  );

/** Whether any notification has changed. */
export async function markNotifications(
  db: Db,
  memberId: number,
  marked: Marked,
  readAt: Date | null,
): Promise<boolean> {
  if ('ids' in marked && marked.ids.length === 0) return false;
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: readAt, mail_at: null })
    .where('recipient_id', '=', memberId)
    .where((row) =>
      'ids' in marked ? row('public_id', 'in', [...marked.ids]) : row('last_at', '<=', marked.upTo),
    )
    .$if('upTo' in marked && marked.kind !== undefined, (query) =>
      query.where('cause', 'in', causesOf((marked as { kind: NotificationKind }).kind)),
    )
    .where('read_at', readAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a notification of a member, or brings it back; false when there is none with this id. */
export async function setRemoved(db: Db, memberId: number, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ removed_at: at })
    .where('recipient_id', '=', memberId)
    .where('public_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes all acts of a notification hold again. */
export async function restoreActs(db: Db, id: string): Promise<void> {
  await db
    .updateTable('notification_actors')
    .set({ taken_back_at: null })
    .where('notification_id', '=', db.selectFrom('notifications').select('id').where('public_id', '=', id))
    .execute();
}

/** The member whose request to connect a notification is about; undefined for other notifications. */
export async function senderOf(db: Db, memberId: number, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('notifications as one')
    .innerJoin('notification_actors as act', 'act.notification_id', 'one.id')
    .select('act.actor_id')
    .where('one.recipient_id', '=', memberId)
    .where('one.public_id', '=', id)
    .where('one.cause', '=', 'request')
    .executeTakeFirst();
  return row?.actor_id;
}

/** Silences exactly these members, as far as the member sees them. */
async function silence(db: Db, memberId: number, people: readonly string[], at: Date): Promise<void> {
  const ids = people.map(parseId).filter((id) => id !== null && id !== memberId);
  await db
    .deleteFrom('silences')
    .where('member_id', '=', memberId)
    .$if(ids.length > 0, (query) => query.where('other_id', 'not in', ids))
    .execute();
  if (ids.length === 0) return;
  const seen = await db
    .selectFrom('members')
    .select('id')
    .where('id', 'in', ids)
    .where((row) => visible(db, Viewer.member(memberId), 'see-member', row.ref('members.id')))
    .execute();
  const rows = seen.map(({ id }) => ({ member_id: memberId, other_id: id, at }));
  if (rows.length === 0) return;
  await db
    .insertInto('silences')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'other_id']).doNothing())
    .execute();
}

/** Stores the choices of a member: kinds and mail among the preferences, people as silences. */
export async function chooseNotifications(
  db: Db,
  memberId: number,
  { silenced, mail }: NotificationChoicesWire,
  at: Date,
): Promise<void> {
  const preferences = new PreferenceRepository(db);
  const { emailFrequency } = (await preferences.load(memberId)).notifications;
  const kinds = silenced
    ? Object.fromEntries(notificationKinds.map((kind) => [kind, !silenced.kinds.includes(kind)]))
    : {};
  const isMailed = emailFrequency !== 'never';
  const frequency =
    mail === undefined || mail === isMailed ? {} : ({ emailFrequency: mail ? 'weekly' : 'never' } as const);
  await preferences.change(memberId, { notifications: { ...kinds, ...frequency } }, at);
  if (silenced) await silence(db, memberId, silenced.people, at);
}
