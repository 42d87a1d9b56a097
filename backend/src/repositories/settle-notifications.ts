import type { Transaction } from 'kysely';
import type { Emission } from '../live/emission.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiTables } from '../schema/tables.ts';
import { deleteWithoutActors } from './forget-notifications.ts';
import { mailTime } from './mail-time.ts';
import { eventPauseMs } from './notify.ts';
import { PreferenceRepository } from './preference-repository.ts';
import { queuePush } from './queue-push.ts';
import { selectShownActs } from './shown-notifications.ts';

type Db = Transaction<ApiTables>;

/** Maximum of notifications in one transaction of the sweep. */
const maxDue = 20;

const selectDue = (db: Db, now: Date) =>
  db
    .selectFrom('notifications')
    .select(['id', 'public_id', 'recipient_id', 'cause', 'read_at', 'last_at', 'event_at'])
    .where('is_due', '=', true)
    .where('event_at', '<=', new Date(now.getTime() - eventPauseMs))
    .limit(maxDue)
    .forUpdate()
    .skipLocked();

type Due = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number];

/** Deletes the acts since the last event that the member is not shown. Returns when the notification becomes unread by the others. */
async function settle(db: Db, { id, recipient_id, cause, event_at, last_at, read_at }: Due) {
  const preferences = await new PreferenceRepository(db).load(recipient_id);
  const shown = await selectShownActs(db, Viewer.member(recipient_id), preferences, id)
    .select(['act.actor_id', 'act.at'])
    .where('act.at', '>=', event_at)
    .execute();
  await db
    .deleteFrom('notification_actors')
    .where('notification_id', '=', id)
    .where('at', '>=', event_at)
    .where('taken_back_at', 'is', null)
    .$if(shown.length > 0, (acts) =>
      acts.where(
        'actor_id',
        'not in',
        shown.map(({ actor_id }) => actor_id),
      ),
    )
    .execute();
  const latest = new Date(Math.max(...shown.map(({ at }) => at.getTime()), 0));
  if (latest <= (read_at ?? last_at)) return {};
  // One that is unread has been mailed and pushed, or will be.
  if (read_at) await queuePush(db, recipient_id, id, latest);
  const { emailFrequency } = preferences.notifications;
  return {
    ...{ last_at: latest, read_at: null },
    ...(read_at && { mail_at: mailTime(emailFrequency, cause, latest) }),
  };
}

/**
 * Settles notifications that had acts within a second of their last event: what the member is not shown is deleted, and one
 * event tells of the rest. Returns whether there were any.
 */
export async function settleDue(db: Db, emission: Emission, now: Date): Promise<boolean> {
  const due = await selectDue(db, now).execute();
  for (const one of due) {
    const { id, recipient_id, public_id } = one;
    await db
      .updateTable('notifications')
      .set({ ...(await settle(db, one)), is_due: false, event_at: now })
      .where('id', '=', id)
      .execute();
    emission.store({ to: [recipient_id], type: 'notification.new', subject: public_id });
  }
  await deleteWithoutActors(
    db,
    due.map(({ id }) => id),
  );
  return due.length > 0;
}
