import { sql } from 'kysely';

/** Browsers to which notifications are pushed, and the messages that wait to be sent to them (decision record 166). */
export const pushTables = [
  sql`create table api.push_subscriptions (
    id integer primary key generated always as identity,
    member_id integer not null references api.members on delete cascade,
    session_hash bytea not null unique references api.sessions (token_hash) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at timestamptz(3) not null
  )`,
  sql`create index push_subscriptions_of_member on api.push_subscriptions (member_id)`,
  sql`create table api.push_messages (
    subscription_id integer not null references api.push_subscriptions on delete cascade,
    notification_id integer not null references api.notifications on delete cascade,
    due_at timestamptz(3) not null,
    attempts integer not null default 0,
    primary key (subscription_id, notification_id)
  )`,
  sql`create index push_messages_of_notification on api.push_messages (notification_id)`,
  sql`create index due_push_messages on api.push_messages (due_at)`,
];
