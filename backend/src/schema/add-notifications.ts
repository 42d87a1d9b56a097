import { sql } from 'kysely';
import { pairs } from './create-relations.ts';

/** Notifications (decision record 163), and the members from whom another member wants none. */
export const notificationTables = [
  sql`create table api.notifications (
    id integer primary key generated always as identity,
    public_id uuid not null unique,
    recipient_id integer not null references api.members on delete cascade,
    cause text not null,
    announcement_id integer references api.announcements on delete cascade,
    comment_id integer references api.announcement_comments on delete cascade,
    started_at timestamptz(3) not null,
    last_at timestamptz(3) not null,
    read_at timestamptz(3),
    removed_at timestamptz(3),
    event_at timestamptz(3) not null,
    is_due boolean not null default false
  )`,
  sql`create index notifications_by_time on api.notifications (recipient_id, last_at, id)`,
  sql`create index notifications_of_announcement on api.notifications (announcement_id) where announcement_id is not null`,
  sql`create index notifications_of_comment on api.notifications (comment_id) where comment_id is not null`,
  sql`create index notifications_by_age on api.notifications (last_at)`,
  sql`create index notifications_by_reading on api.notifications (read_at) where read_at is not null`,
  sql`create index due_notifications on api.notifications (event_at) where is_due`,
  sql`create table api.notification_actors (
    notification_id integer not null references api.notifications on delete cascade,
    actor_id integer not null references api.members on delete cascade,
    at timestamptz(3) not null,
    primary key (notification_id, actor_id)
  )`,
  sql`create index notifications_of_actor on api.notification_actors (actor_id)`,
  ...pairs('silences', 'member_id', 'other_id'),
];
