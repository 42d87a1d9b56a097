import { type RawBuilder, sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';

/** Likes have no time: the demo network's come this long after what they are about. */
const likedAfter = sql`interval '6 hours'`;
/** Notifications that are older than this have been read. */
const unreadFor = sql`interval '4 days'`;

/** What members have done, as the columns `recipient_id`, `cause`, `announcement_id`, `comment_id`, `actor_id` and `at`. */
const acts: RawBuilder<unknown>[] = [
  sql`select post.author_id, 'like', post.id, null::integer, liked.member_id, post.created_at + ${likedAfter}
    from api.announcement_likes liked join api.announcements post on post.id = liked.announcement_id`,
  sql`select own.author_id, 'comment-like', own.announcement_id, own.id, liked.member_id, own.created_at + ${likedAfter}
    from api.comment_likes liked join api.announcement_comments own on own.id = liked.comment_id`,
  sql`select post.author_id, 'comment', post.id, null, own.author_id, own.created_at
    from api.announcement_comments own join api.announcements post on post.id = own.announcement_id
    left join api.announcement_comments parent on parent.id = own.parent_id
    where parent.author_id is distinct from post.author_id`,
  sql`select parent.author_id, 'reply', own.announcement_id, own.id, own.author_id, own.created_at
    from api.announcement_comments own join api.announcement_comments parent on parent.id = own.parent_id`,
  sql`select to_id, 'request', null, null, from_id, created_at from api.connection_requests`,
];

/** Notifies the members of the demo network of what the others have done. */
export async function insertNotifications(db: ApiDb, now: Date): Promise<void> {
  await sql`with acts (recipient_id, cause, announcement_id, comment_id, actor_id, at) as (
      select recipient_id, cause, announcement_id, comment_id, actor_id, least(max(at), ${now}::timestamptz)
      from (${sql.join(acts, sql` union all `)}) all_acts (recipient_id, cause, announcement_id, comment_id, actor_id, at)
      where recipient_id <> actor_id group by 1, 2, 3, 4, 5
    ), made as (
      insert into api.notifications
        (public_id, recipient_id, cause, announcement_id, comment_id, started_at, last_at, event_at, read_at)
      select gen_random_uuid(), recipient_id, cause, announcement_id, comment_id, min(at), max(at), max(at),
        case when max(at) < ${now}::timestamptz - ${unreadFor} then max(at) end
      from acts group by recipient_id, cause, announcement_id, comment_id
      returning id, recipient_id, cause, announcement_id, comment_id
    )
    insert into api.notification_actors (notification_id, actor_id, at)
    select made.id, acts.actor_id, acts.at from acts join made
      on (made.recipient_id, made.cause) = (acts.recipient_id, acts.cause)
      and made.announcement_id is not distinct from acts.announcement_id
      and made.comment_id is not distinct from acts.comment_id`.execute(db);
}
