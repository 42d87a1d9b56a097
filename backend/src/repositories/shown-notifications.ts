import { type NotificationCause, notificationCauses, type Preferences } from '@az/shared/contracts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { selectUnseen, visibleAnnouncement } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';

const isWanted = ({ notifications }: Preferences, cause: NotificationCause): boolean =>
  notifications[notificationCauses[cause].kind];

/** The members of whose acts the viewer is not notified: a set, read once, because a notification may have many acts. */
const selectHidden = (db: ApiDb, viewer: Viewer) =>
  selectUnseen(db, viewer).unionAll(
    db.selectFrom('silences').select('other_id as id').where('member_id', '=', viewer.memberId),
  );

/** The acts of a notification that the viewer is shown. */
export const selectActs = (db: ApiDb, viewer: Viewer, notification: Expression<number>) =>
  db
    .selectFrom('notification_actors as act')
    .where('act.notification_id', '=', notification)
    .where('act.taken_back_at', 'is', null)
    .where('act.actor_id', 'not in', selectHidden(db, viewer));

/**
 * The notifications whose kind and subject the viewer wants and may see. Together with `selectActs` the only place that
 * decides what members are notified of: for the list, the number of unread ones, the events, and for an act itself, which
 * is stored only if it is shown.
 */
function selectWanted(db: ApiDb, viewer: Viewer, preferences: Preferences) {
  // The keys of the table are the causes.
  const causes = (Object.keys(notificationCauses) as NotificationCause[]).filter((cause) =>
    isWanted(preferences, cause),
  );
  return db
    .selectFrom('notifications as one')
    .where('one.recipient_id', '=', viewer.memberId)
    .where('one.removed_at', 'is', null)
    .where(({ ref }) => sql<SqlBool>`${ref('one.cause')} = any(${causes}::text[])`)
    .where((row) =>
      row.or([
        row('one.announcement_id', 'is', null),
        row.exists(
          row
            .selectFrom('announcements as post')
            .select('post.id')
            .whereRef('post.id', '=', 'one.announcement_id')
            .where(({ ref }) => visibleAnnouncement(db, viewer, ref('post.author_id'), ref('post.audience'))),
        ),
      ]),
    )
    .where((row) =>
      row.or([
        row('one.comment_id', 'is', null),
        row.exists(
          row
            .selectFrom('announcement_comments as comment')
            .select('comment.id')
            .whereRef('comment.id', '=', 'one.comment_id')
            .where('comment.removed_at', 'is', null),
        ),
      ]),
    );
}

/** The notifications that the viewer is shown. */
export const selectShown = (db: ApiDb, viewer: Viewer, preferences: Preferences) =>
  selectWanted(db, viewer, preferences).where(({ exists, ref }) =>
    exists(selectActs(db, viewer, ref('one.id')).select('act.at')),
  );

/** The acts of one notification, if the viewer is shown it. */
export const selectShownActs = (db: ApiDb, viewer: Viewer, preferences: Preferences, id: number) =>
  selectActs(db, viewer, sql<number>`${id}::integer`).where(({ exists }) =>
    exists(selectWanted(db, viewer, preferences).select('one.id').where('one.id', '=', id)),
  );
