import { type NotificationCause, notificationCauses, type Preferences } from '@az/shared/contracts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { notMuted, visible, visibleAnnouncement } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';

const isWanted = ({ notifications }: Preferences, cause: NotificationCause): boolean =>
  notifications[notificationCauses[cause].kind];

const isSilenced = (db: ApiDb, { memberId }: Viewer, actor: Expression<number>) =>
  sql<SqlBool>`exists ${db
    .selectFrom('silences')
    .select('other_id')
    .where('member_id', '=', memberId)
    .where('other_id', '=', sql<number>`${actor}`)}`;

/**
 * A query for what the viewer is notified of, with a row for each act. The only place that decides it: for the list, the
 * number of unread ones, the events, and for an act itself, which is stored only if it is shown.
 */
export function selectShown(db: ApiDb, viewer: Viewer, preferences: Preferences) {
  // The keys of the table are the causes.
  const causes = (Object.keys(notificationCauses) as NotificationCause[]).filter((cause) =>
    isWanted(preferences, cause),
  );
  return db
    .selectFrom('notifications as one')
    .innerJoin('notification_actors as act', 'act.notification_id', 'one.id')
    .leftJoin('announcements as post', 'post.id', 'one.announcement_id')
    .leftJoin('announcement_comments as comment', 'comment.id', 'one.comment_id')
    .where('one.recipient_id', '=', viewer.memberId)
    .where('one.removed_at', 'is', null)
    .where('act.taken_back_at', 'is', null)
    .where(({ ref }) => sql<SqlBool>`${ref('one.cause')} = any(${causes}::text[])`)
    .where('comment.removed_at', 'is', null)
    .where(({ ref, and, not }) =>
      and([
        visible(db, viewer, 'see-member', ref('act.actor_id')),
        notMuted(db, viewer, ref('act.actor_id')),
        not(isSilenced(db, viewer, ref('act.actor_id'))),
      ]),
    )
    .where((row) =>
      row.or([
        row('post.id', 'is', null),
        visibleAnnouncement(db, viewer, row.ref('post.author_id'), row.ref('post.audience').$notNull()),
      ]),
    );
}
